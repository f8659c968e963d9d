function [t, U] = heatlines(n, tend, steps)
% HEATLINES  Heat equation by the method of lines and Runge-Kutta.
%   The right-hand side is nested and sees the matrix.
dx = 1/n;
A = toeplitz([-2 1 zeros(1, n-2)]);
A(end, :) = 0;
A(end, end-1:end) = [2 -2];          % insulated at the right
A = A/dx^2;
calls = 0;
x = dx*(1:n)';
u = x.*(2 - x);
h = tend/steps;
t = 0;
U = u;
f = @rhs;
for k = 1:steps
    k1 = feval(f, t(end), u);
    k2 = feval(f, t(end) + h/2, u + h/2*k1);
    k3 = feval(f, t(end) + h/2, u + h/2*k2);
    k4 = feval(f, t(end) + h, u + h*k3);
    u = u + h/6*(k1 + 2*k2 + 2*k3 + k4);
    t(end+1) = t(end) + h;
    U(:, end+1) = u;
end
fprintf('%d evaluations\n', calls);

    function du = rhs(t, u)
        calls = calls + 1;
        du = A*u;
        du(1) = du(1) + sin(t)/dx^2;
    end
end
