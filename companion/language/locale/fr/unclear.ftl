# Ce qui est impossible sans qu’une règle l’interdise.

unclear-last = Quelqu’un doit rester pour finir la partie.
unclear-gifts = À { $seats } joueurs, il faut { $asked } cartes cadeau ; votre boîte en a { $there }.
unclear-ingredients = À { $seats } joueurs, il faut { $asked } cartes ingrédient au début ; votre boîte en a { $there }.
