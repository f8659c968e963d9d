function rows_and_columns_found
  for n = 0:3
    g = magic(n) > 3; pr(g); pr(ones(1, n)); pr(ones(n, 1)); pr(mod((1:n)' * (1:4), 3)); pr((1:n) > 1); pr(zeros(n)); pr((1:n)' > 1);
  end
  [r, c] = find([0 0]); size(r), size(c), [r, c] = find([0; 0]); size(r), [r, c] = find(zeros(2)); size(r), [r, c] = find('a b'); c
  x = magic(4); [x, c] = find(x > 9); [x c]
end
function pr(g), [r, c] = find(g); size(r), size(c), r, c, end
