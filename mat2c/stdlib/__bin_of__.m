function bin = __bin_of__ (X, edges, right)
  % The number of the bin of each value, NaN where it is in none; `right` says which edge belongs to a bin.
  n = numel (edges) - 1;
  if (right)
    bin = n + 1 - lookup (-edges(end:-1:2), -X);
    bin(X == edges(1)) = 1;
  else
    bin = lookup (edges(1:end-1), X);
    bin(X == edges(end)) = n;
  end
  bin = reshape (bin, size (X));
  bin(! (X >= edges(1) & X <= edges(end))) = NaN;
end
