% square roots by Newton's method, compared with the library
for a = [2 10 0.25 1e6]
    x = a;
    k = 0;
    while abs(x^2 - a) > 1e-12*a && k < 100
        x = 0.5*(x + a/x);
        k = k + 1;
    end
    fprintf('%10g: %.10f after %d steps, error %d\n', a, x, k, abs(x - sqrt(a)) > 1e-8);
end
