function [t, W] = beul(f, a, b, w0, N, tol)
% BEUL  Backward Euler for w' = f(t, w), w(a) = w0, N steps up to b.
switch nargin
    case 4
        N = 10;
        tol = 1e-8;
    case 5
        tol = 1e-8;
    case 6
    otherwise
        error('beul:args', 'beul takes 4 to 6 arguments, not %d', nargin);
end
h = (b - a)/N;
t = a;
w = w0;
W = w;
for k = 1:N
    t(end+1) = t(end) + h;
    g = @(x) x - w - h*f(t(end), x);
    [w, its] = newton(g, w, tol);
    if mod(k, max(1, floor(N/4))) == 0
        fprintf('step %d: t = %.4f, %d iterations, |w| = %.6f\n', k, t(end), its, norm(w));
    end
    W(:, end+1) = w;
end
end

function [x, k] = newton(g, x, tol)
% Newton's method with a Jacobian from differences.
k = 0;
while k < 50
    k = k + 1;
    J = jacobian(g, x);
    step = -(J\g(x));
    x = x + step;
    if norm(step, inf) < tol
        return
    end
end
end

function J = jacobian(g, x)
d = 1e-5;
J = [];
for c = 1:length(x)
    e = zeros(size(x));
    e(c) = d;
    J(:, c) = (g(x + e) - g(x - e))/(2*d);
end
end
