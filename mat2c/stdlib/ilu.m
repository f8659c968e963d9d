function [L, U, P] = ilu (A, opts = struct ())
  % Incomplete LU factors of a sparse matrix: with the elements that it has, or those above a threshold.
  if (nargin < 1)
    print_usage ();
  end
  if (! (issparse (A) && issquare (A)))
    error ("ilu: A must be a sparse square matrix");
  elseif (! isstruct (opts))
    error ("ilu: OPTS must be a structure");
  end
  o = checked (opts);
  if (isempty (A))
    L = U = P = A;
    return;
  end
  switch (o.type)
    case "nofill"
      if (any (full (diag (A)) == 0))
        error ("ilu: A has a zero on the diagonal");
      end
      if (strcmp (o.milu, "row"))
        [U, L] = by_columns (A.', true);
        d = diag (U);
        n = rows (A);
        U = (spdiags (1 ./ d, 0, n, n) * U).';
        L = ((L + speye (n)) * spdiags (d, 0, n, n)).';
        [L, U] = deal (tril (U, -1), L);
      else
        [U, L] = by_columns (A, strcmp (o.milu, "col"));
      end
    case "crout"
      [L, U] = crout (A, o.droptol, o.milu);
    otherwise
      error ("ilu: TYPE \"ilutp\" is not supported");
  end
  if (nargout < 2)
    L = L + U;
  else
    L = L + speye (rows (A));
    if (nargout > 2)
      P = speye (rows (A));
    end
  end
end
function o = checked (opts)
  o = struct ("type", "nofill", "droptol", 0, "milu", "off");
  if (isfield (opts, "type"))
    o.type = tolower (opts.type);
    if (! any (strcmp (o.type, {"nofill", "crout", "ilutp"})))
      error ("ilu: invalid TYPE specified");
    end
  end
  if (isfield (opts, "droptol"))
    o.droptol = opts.droptol;
    if (! (isreal (o.droptol) && isscalar (o.droptol) && o.droptol >= 0))
      error ("ilu: DROPTOL must be a non-negative real scalar");
    end
  end
  if (isfield (opts, "milu"))
    o.milu = tolower (opts.milu);
    if (! any (strcmp (o.milu, {"off", "col", "row"})))
      error ("ilu: MILU must be one of \"off\", \"col\", or \"row\"");
    end
  end
  if (isfield (opts, "udiag") && ! any (opts.udiag == [0, 1]))
    error ("ilu: UDIAG must be 0 or 1");
  elseif (isfield (opts, "thresh") && ! (opts.thresh >= 0 && opts.thresh <= 1))
    error ("ilu: THRESH must be a scalar in the range [0, 1]");
  end
end
function [U, L] = by_columns (A, keep_sums)
  % Factors of the same elements as A; what falls elsewhere goes to the diagonal, or nowhere.
  n = rows (A);
  below = cell (1, n);
  factors = cell (1, n);
  w = zeros (n, 1);
  parts = cell (1, n);
  for j = 1:n
    [i, ~, v] = find (A(:,j));
    w(i) = v;
    inside = false (n, 1);
    inside(i) = true;
    lost = 0;
    for k = i(i < j)'
      at = below{k};
      change = factors{k} * w(k);
      in = inside(at);
      w(at(in)) -= change(in);
      lost -= sum (change(! in));
    end
    if (keep_sums)
      w(j) += lost;
    end
    if (w(j) == 0)
      error ("ilu: encountered a pivot equal to 0");
    end
    below{j} = i(i > j);
    factors{j} = w(below{j}) / w(j);
    parts{j} = w(i(i <= j));
    w(i) = 0;
  end
  [i, j] = find (triu (A));
  U = sparse (i, j, vertcat (parts{:}), n, n);
  [i, j] = find (tril (A, -1));
  L = sparse (i, j, vertcat (zeros (0, 1), factors{:}), n, n);
end
function [L, U] = crout (A, tol, milu)
  % A row of U and a column of L at a time, without elements that are small for their row or column of A.
  n = rows (A);
  row_norms = full (sqrt (sum (abs (A) .^ 2, 2)));
  col_norms = full (sqrt (sum (abs (A) .^ 2, 1)));
  Lt = sparse (n, n); % the transpose of L, whose columns are its rows
  L = sparse (n, n);
  Ut = sparse (n, n);
  U = sparse (n, n);
  extra = zeros (n, 1);
  for k = 1:n
    row = full (A(k,k:n)).' - full (Ut(k:n,1:k-1) * Lt(1:k-1,k));
    col = full (A(k+1:n,k)) - full (L(k+1:n,1:k-1) * U(1:k-1,k));
    row(1) += extra(k);
    small = abs (row(2:end)) < tol * row_norms(k);
    thin = abs (col) < tol * col_norms(k);
    if (strcmp (milu, "row"))
      row(1) += sum (row([false; small]));
      extra(k+1:n) += col .* thin;
    elseif (strcmp (milu, "col"))
      row(1) += sum (col(thin));
      extra(k+1:n) += row(2:end) .* small;
    end
    row([false; small]) = 0;
    col(thin) = 0;
    if (row(1) == 0)
      error ("ilu: encountered a pivot equal to 0");
    end
    Ut(k:n,k) = row;
    U(k,k:n) = row.';
    L(k+1:n,k) = col / row(1);
    Lt(k,k+1:n) = col.' / row(1);
  end
end
