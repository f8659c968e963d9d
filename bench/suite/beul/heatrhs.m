function f = heatrhs(n, c)
% HEATRHS  A handle to the right-hand side of the heat equation.
if nargin < 2
    c = 1;
end
dx = 1/(n + 1);
T = c/dx^2*toeplitz([-2 1 zeros(1, n-2)]);
f = @(t, w) T*w;
end
