% Driver of Babai's rounding, published size.
n = 120;
[A, seed] = fillmat(1, n, n);
R = triu(A) + 4*eye(n);
total = 0;
for rep = 1:2000
    [y, seed] = fillmat(seed, n, 1);
    z = babai(R, 100*y);
    total = total + sum(abs(z));
end
fprintf('total %d\n', total);
fprintf('%d ', z(1:10)); fprintf('\n');
