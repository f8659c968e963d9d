% Sums of one product, where a matrix has as many rows or columns as turn out when it runs.
T = [1 2 0; 3 8 1; 5 0 2];
for k = setdiff (1:3, 2)
  T(k, :) = T(k, :) - T(k, 2) * T(2, :);
end
T
function r = from (a, k)
  r = a(k, 2) * a(1, :);
end
function r = to (a, k)
  r = a(:, 1) * a(2, k);
end
for k = {1, [1 3], [], [true; false; true]}
  from (T, k{1})
  to (T, k{1})
  1 ./ from (-T .* 0, k{1})
end
