% Driver of the change program, published size.
coins = [1 5 10 25];
fprintf('%d\n', ways_table(coins, 20000));
fprintf('%d\n', ways_rec(coins, 4, 100));
