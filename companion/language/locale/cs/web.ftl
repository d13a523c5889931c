# A browser at the table

web-moved = Hra mezitím pokročila. Podívej se znovu.
web-lost = Spojení je přerušeno. Zkouší se znovu.
web-board = Herní plán: šipky vedou od místa k místu
web-join-again = Tento kód už neplatí. Načti ten na obrazovce stolu.
