# Smím?: otázky na to, co nikdo nedělá.

act-can-i = Smím?
act-ask-another = Další otázka
can-i-only-asking = Jen dotaz: nic se nezapíše
can-i-lay = Položit
    .prompt = Prostředek nebo překážka, pak cesta
can-i-step = Cestovat
    .prompt = Dotkněte se dalšího města
can-i-dress = Co leží
    .prompt = Kus, pak cesta; škorně, pak město
can-i-boot = škorně
can-i-editions = Pravidla
can-i-yes = Ano
    .why = Ano: { $why }
can-i-no = Ne
    .why = Ne: { $why }
can-i-not-now = Teď ne
    .why = Teď ne, ale jinak ano: { $why }
