# Prohlížeč u stolu

web-moved = Hra mezitím pokročila. Podívejte se znovu.
web-lost = Spojení je přerušeno. Zkouší se znovu.
web-board = Herní plán: šipky vedou od místa k místu
web-join-again = Tento kód už neplatí. Načtěte ten na obrazovce stolu.
