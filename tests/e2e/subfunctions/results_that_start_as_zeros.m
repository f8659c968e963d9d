function results_that_start_as_zeros
U = zeros(200, 300); U(3, 4) = 1; s = sum(U(:));
for k = 1:3, V = zeros(200, 300); V(k, :) = k; s = s + sum(V(:)); U = U + V; end
disp(s), disp(sum(U(:))), W = f(5); disp(sum(W(:))); W = f(6); disp(sum(W(:)))
end
function W = f(n)
A = zeros(100, 200); A(1) = n; A = A + n; W = zeros(100, 200); W(2) = sum(A(:)); B = zeros(100, 200); W = W + B;
end
