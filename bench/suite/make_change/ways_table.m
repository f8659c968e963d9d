function n = ways_table(coins, amount)
% WAYS_TABLE  Ways to pay an amount, by filling a table.
k = length(coins);
T = zeros(k+1, amount+1);
T(:, 1) = 1;
for i = 1:k
    for a = 1:amount
        T(i+1, a+1) = T(i, a+1);
        if a >= coins(i)
            T(i+1, a+1) = T(i+1, a+1) + T(i+1, a-coins(i)+1);
        end
    end
end
n = T(k+1, amount+1);
