function [u, norms] = schr(N, steps)
% SCHR  Schroedinger's equation on an N x N grid, Runge-Kutta in time.
H = hamiltonian(N);
f = @(t, u) (1/i)*(H*u);
x = linspace(-2.5, 2.5, N);
w = zeros(1, N);
inside = abs(x) < 2;
w(inside) = exp(-1./(4 - x(inside).^2));
u = w'*(w.*exp(i*x));
u = u(:);
h = 0.01;
norms = zeros(steps, 1);
for k = 1:steps
    k1 = feval(f, 0, u);
    k2 = feval(f, 0, u + h/2*k1);
    k3 = feval(f, 0, u + h/2*k2);
    k4 = feval(f, 0, u + h*k3);
    u = u + h/6*(k1 + 2*k2 + 2*k3 + k4);
    norms(k) = norm(u);
end
u = reshape(u, N, N);
