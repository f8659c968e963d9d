1;
function Q = gs(A)
  [m, n] = size(A);
  Q = zeros(m, n);
  for j = 1:n
    v = A(:, j);
    for i = 1:j-1
      v = v - (Q(:, i)' * A(:, j)) * Q(:, i);
    end
    if norm(v) < 1e-12, error('columns are dependent at %d', j); end
    Q(:, j) = v / norm(v);
  end
end
Q = gs([1 1; 1 0; 0 1])
norm(Q' * Q - eye(2)) < 1e-12
try, gs([1 2; 2 4]), catch e, disp(e.message), end
P = Q * Q'; norm(P * P - P) < 1e-12
rank(P), trace(P)
