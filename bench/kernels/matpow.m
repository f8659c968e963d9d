% Matrix powers by repeated squaring, modulo a prime.
1;
function R = power_mod(M, e, p)
    R = eye(size(M, 1));
    while e > 0
        if mod(e, 2) == 1
            R = mod(R * M, p);
        end
        M = mod(M * M, p);
        e = floor(e / 2);
    end
end
p = 1000003;
total = 0;
for k = 1:20000
    F = power_mod([1 1; 1 0], 1000 + k, p);
    total = mod(total + F(1, 2), p);
end
A = power_mod([2 1 0; 1 3 1; 0 1 4], 123456789, p);
fprintf('%d\n', total);
fprintf('%d %d %d\n', A');
