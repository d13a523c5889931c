# Ce qui ne se peut pas, sans qu'une règle l'interdise.

unclear-last = Quelqu'un doit rester pour finir la partie.
unclear-gifts = À { $seats }, il faut { $asked } cartes cadeau ; la boîte décrite en a { $there }.
unclear-ingredients = À { $seats }, il faut { $asked } cartes ingrédient au début ; la boîte décrite en a { $there }.
