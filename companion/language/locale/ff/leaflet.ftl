# Le dépliant dans les mots de la traduction des joueurs, là où ils ne sont pas ceux de la boîte (../fr).

leaflet-round = Un tour
    .more = La ligne à côté de la carte dit quoi faire, et le bouton jaune le conclut. Après la distribution et la pioche, touchez « { act-deal-all } ». Pour poser un pion, touchez-le, puis la route ; « { act-pass } » n’en pose pas. Pour voyager, touchez le village suivant : le prix exact est payé. « { act-end-move } » passe la main. À la fin du tour, chacun garde un pion, et une liste dit ce qui va où.
