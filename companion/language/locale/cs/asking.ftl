# Smím?: otázky na akci, která se neprovede.

act-can-i = Smím?
act-ask-another = Další otázka
can-i-only-asking = Jen dotaz
can-i-lay = Položit
    .prompt = Prostředek nebo překážka, pak cesta
can-i-step = Cestovat
    .prompt = Dotkněte se dalšího města
can-i-dress = Rozmístit
    .prompt = Prostředek či překážka, pak cesta; škorně, pak město
can-i-go = Jít
    .prompt = Dotkněte se místa, kam elf jde
can-i-take = Vzít
    .prompt = Dotkněte se karty, která se bere
can-i-make = Dárek
    .prompt = Dotkněte se hromádky, pak platby
can-i-stand = Elf
    .prompt = Dotkněte se místa, kde elf stojí
can-i-side = den / noc
can-i-boot = škorně
can-i-editions = Pravidla
can-i-yes = Ano
can-i-no = Ne
can-i-not-now = Ano, ale teď ne
can-i-later = Později
can-i-told = { $act }. { $numbers }
