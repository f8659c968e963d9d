function S = sprandsym (n, d)
  % A sparse symmetric matrix of random numbers, or one with the structure of another's lower triangle.
  if (nargin < 1)
    print_usage ();
  end
  if (nargin == 1)
    [i, j] = find (tril (n));
    n = rows (n);
  else
    if (! (isscalar (n) && n == fix (n) && n >= 0))
      error ("sprandsym: N must be a non-negative integer %d", 0);
    elseif (d < 0 || d > 1)
      error ("sprandsym: density D must be between 0 and 1");
    end
    count = round (n ^ 2 * d);
    most = min (n, count);
    least = max (0, count - n * (n - 1));
    on = least + 2 * floor ((most - least) / 2 * rand ());
    on += mod (count - on, 2);
    on = max (least, min (on, most - mod (count - most, 2)));
    at = randperm (n * (n - 1) / 2, (count - on) / 2)(:);
    below = floor ((1 + sqrt (8 * at - 7)) / 2); % row by row: row k + 1 has k places
    diagonal = randperm (n, on)';
    i = [diagonal; below + 1];
    j = [diagonal; at - below .* (below - 1) / 2];
  end
  S = sparse (i, j, randn (numel (i), 1), n, n);
  S = S + tril (S, -1)';
end
