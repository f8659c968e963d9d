function main()
% bisection with a residual that sees the parameters of its parent
k = 2;
calls = 0;
r = bisect(@residual, 0, 3);
fprintf('%.6f after %d calls\n', r, calls);
k = 5;
calls = 0;
r = bisect(@residual, 0, 3);
fprintf('%.6f after %d calls\n', r, calls);
    function y = residual(x)
        y = x^2 - k;
        calls = calls + 1;
    end
end
function m = bisect(f, a, b)
while b - a > 1e-6
    m = (a + b)/2;
    if f(a)*f(m) <= 0
        b = m;
    else
        a = m;
    end
end
end
