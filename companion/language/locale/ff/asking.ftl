# Les questions dans les mots de la traduction des joueurs, là où ils ne sont pas ceux de la boîte (../fr).

can-i-lay = Poser
    .prompt = Pion ou obstacle, puis la route
can-i-step = Voyager
    .prompt = Touchez le village suivant
can-i-dress = Préparer
    .prompt = Une pièce, puis sa route ; la botte, puis son village
