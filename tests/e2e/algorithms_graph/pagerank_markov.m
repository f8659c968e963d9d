L = [0 1 1 0; 1 0 0 0; 1 1 0 1; 0 0 1 0];
out = sum(L, 2);
P = L ./ out;
d = 0.85; n = 4; r = ones(1, n)/n;
for k = 1:100, r = (1 - d)/n + d*r*P; end
fprintf('%.5f ', r); fprintf('\n');
[~, order] = sort(r, 'descend')
M = [0.9 0.1; 0.5 0.5]; pi_ = [1 0]*M^50; fprintf('%.5f\n', pi_);
A = [M' - eye(2); 1 1]; s = A \ [0; 0; 1]; fprintf('%.5f\n', s);
all(abs(sum(P, 2) - 1) < 1e-12)
absorbing = [1 0 0; 0.5 0 0.5; 0 0 1]; absorbing^10
deg = diag(out) - L
