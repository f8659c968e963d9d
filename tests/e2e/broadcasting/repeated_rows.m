function repeated_rows
  for n = [3 1 4 0]
    X = ones(n, 3) * 2; c = (1:n)'; r = [1 2 3];
    disp(X - repmat(r, n, 1)); disp(repmat(c, 1, 3) .* X); disp(X ./ repmat(sum(X, 2), 1, 3)); disp(X > repmat(r, size(X, 1), 1));
    m = repmat(r, n, 1); disp(m + X); disp(m); disp(repmat(r, 3, 1) + repmat(r', 1, 3));
    disp(repmat(mean(X), n, 1) - X); disp(bsxfun(@minus, X, repmat(r, n, 1)));
  end
  try, disp(ones(2, 3) + repmat([1 2 3], 4, 1)); catch e, disp(e.message), end
  try, disp(ones(2, 3) + repmat([1 2], 2, 1)); catch e, disp(e.message), end
end
