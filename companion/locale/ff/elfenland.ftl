# Elfenland dans les mots de la traduction des joueurs, là où ils ne sont pas ceux de la boîte (../fr).

phase-draw_hidden = Un pion caché
phase-plan = Préparer les routes
phase-cleanup = Résolution du tour
phase-over = Fin du jeu
prompt-plan = Pion, obstacle ou passer
prompt-plan-piece = Et maintenant le pion
prompt-move = Touchez le village suivant
prompt-move-otherwise = Touchez le village, puis les cartes
prompt-cleanup = Chacun garde un pion
prompt-target = Révéler la carte village
short-pig = cochon
short-elfcycle = machine
chart-notes = Un obstacle coûte 1 de plus de la même sorte. Une caravane : 3 cartes quelconques, 4 avec obstacle. Radeaux : { $down } dans le sens du courant, { $up } à contre sens, { $lake } sur la mer.
sheet-chart-elfenland = Carte Résumé
