% Babai's rounding on a few systems.
z = babai([2 1; 0 3], [7; 8])
n = 20;
[A, seed] = fillmat(1, n, n);
R = triu(A) + 4*eye(n);
for rep = 1:3
    [y, seed] = fillmat(seed, n, 1);
    z = babai(R, 100*y);
    fprintf('%d ', z); fprintf('\n');
end
disp(norm(R*z - 100*y, inf) < 10)
