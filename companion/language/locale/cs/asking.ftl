# Smím?: otázky na akci, která se neprovede.

act-can-i = Smím?
act-ask-another = Další otázka
can-i-only-asking = Jen dotaz
can-i-lay = Položit
    .prompt = Prostředek nebo překážka, pak cesta
can-i-step = Cestovat
    .prompt = Dotkněte se dalšího města
can-i-dress = Rozmístit
    .prompt = Kartička, pak cesta; škorně, pak město
can-i-boot = škorně
can-i-editions = Pravidla
can-i-yes = Ano
can-i-no = Ne
can-i-not-now = Ano, ale teď ne
can-i-later = Později
can-i-told = { $act }. { $numbers }
