# Smím?: otázky na to, co nikdo nedělá.

act-can-i = Smím?
act-ask-another = Další otázka
can-i-only-asking = Jen dotaz: nic se nezapíše
can-i-lay = Položit
    .prompt = Prostředek nebo překážka, pak cesta
can-i-step = Cestovat
    .prompt = Dotkněte se dalšího města
can-i-dress = Co leží
    .prompt = Dílek, pak cesta; škorně, pak město
can-i-boot = škorně
can-i-editions = Pravidla
can-i-yes = Ano
can-i-no = Ne
can-i-not-now = Ano, ale teď ne
can-i-later = Později
can-i-told = { $act }. { $numbers }
