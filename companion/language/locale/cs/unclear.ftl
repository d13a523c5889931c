# Co nejde, i když to žádné pravidlo nezakazuje.

unclear-last = Někdo musí zůstat a hru dohrát.
unclear-gifts = Hráčů: { $seats }. Karet dárků je potřeba { $asked }, ve vaší krabici je jich { $there }.
unclear-ingredients = Hráčů: { $seats }. Karet přísad je na začátku potřeba { $asked }, ve vaší krabici je jich { $there }.
