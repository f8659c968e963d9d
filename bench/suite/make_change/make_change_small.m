% Small change.
coins = [1 5 10 25];
for amount = [0 1 4 5 10 25 50 100]
    fprintf('%d: %d\n', amount, ways_table(coins, amount));
end
fprintf('%d\n', ways_rec(coins, 4, 30));
ways_rec([2 5], 2, 3)
