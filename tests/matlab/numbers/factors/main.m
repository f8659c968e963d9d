% "ldl", "nthroot"
%#dialect matlab
for A = {[2 1; 1 2], [0 1; 1 0], [4 2 1; 2 -3 5; 1 5 0], [1 2i; -2i 3], magic(4) + magic(4)'}
  [L, D, P] = ldl(A{1});
  assert(norm(P' * A{1} * P - L * D * L') < 1e-10);
  assert(istril(L) && isequal(diag(L), ones(size(L, 1), 1)) && isbanded(D, 1, 1));
  [L, D] = ldl(A{1});
  assert(norm(A{1} - L * D * L') < 1e-10);
end
assert(nthroot(27, 3) == 3 && nthroot(-8, 3) == -2 && isequal(nthroot([16 81 0 Inf], 4), [2 3 0 Inf]));
disp('passed')
