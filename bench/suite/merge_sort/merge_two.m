function c = merge_two(a, b)
% MERGE_TWO  Merge two sorted rows.
na = length(a);
nb = length(b);
c = zeros(1, na + nb);
i = 1;
j = 1;
for k = 1:na+nb
    if i > na
        c(k) = b(j);
        j = j + 1;
    elseif j > nb || a(i) <= b(j)
        c(k) = a(i);
        i = i + 1;
    else
        c(k) = b(j);
        j = j + 1;
    end
end
