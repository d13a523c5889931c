# Co nejde, i když to žádné pravidlo nezakazuje.

unclear-last = Někdo musí zůstat a hru dohrát.
unclear-gifts = Míst: { $seats }. Karet dárků je potřeba { $asked }, popsaná krabice jich má { $there }.
unclear-ingredients = Míst: { $seats }. Karet přísad je na začátku potřeba { $asked }, popsaná krabice jich má { $there }.
