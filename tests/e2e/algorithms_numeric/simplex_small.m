% maximise 3x + 5y subject to x <= 4, 2y <= 12, 3x + 2y <= 18
T = [1 0 1 0 0 4; 0 2 0 1 0 12; 3 2 0 0 1 18; -3 -5 0 0 0 0];
basis = 3:5;
while any(T(end, 1:end-1) < 0)
  [~, q] = min(T(end, 1:end-1));
  r = T(1:end-1, end) ./ T(1:end-1, q);
  r(T(1:end-1, q) <= 0) = Inf;
  [~, p] = min(r);
  T(p, :) = T(p, :) / T(p, q);
  for k = setdiff(1:rows(T), p)
    T(k, :) = T(k, :) - T(k, q)*T(p, :);
  end
  basis(p) = q;
  fprintf('pivot (%d,%d), value %g\n', p, q, T(end, end));
end
T
x = zeros(1, 5); x(basis) = T(1:end-1, end)'
