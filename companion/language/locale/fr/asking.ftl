# Puis-je ? : des questions sur une action que personne ne fait.

act-can-i = Puis-je ?
act-ask-another = Autre question
can-i-only-asking = Simple question
can-i-lay = Poser
    .prompt = Transport ou obstacle, puis la route
can-i-step = Voyager
    .prompt = Touchez la ville suivante
can-i-dress = Sur le plateau
    .prompt = Une pièce, puis sa route ; la botte, puis sa ville
can-i-go = Aller
    .prompt = Touchez le lieu où va l’elfe
can-i-take = Prendre
    .prompt = Touchez la carte prise
can-i-make = Cadeau
    .prompt = Touchez une pile, puis le paiement
can-i-stand = Elfe
    .prompt = Touchez le lieu où est l’elfe
can-i-side = jour / nuit
can-i-boot = botte
can-i-editions = Livret
can-i-yes = Oui
can-i-no = Non
can-i-not-now = Oui, mais pas maintenant
can-i-later = Plus tard
can-i-told = { $act }. { $numbers }
