home-title = Boardside
