function n = ways_rec(coins, k, amount)
% WAYS_REC  Ways to pay an amount with the first k coins, by recursion.
if amount == 0
    n = 1;
elseif amount < 0 || k == 0
    n = 0;
else
    n = ways_rec(coins, k-1, amount) + ways_rec(coins, k, amount-coins(k));
end
