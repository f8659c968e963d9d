function t = price_table()
t = {'bread', 3.20
     'milk',  1.15
     'eggs',  2.49};
