function L = ichol (A, opts = struct ())
  % An incomplete Cholesky factor of a sparse matrix: with the elements that it has, or those above a threshold.
  if (nargin < 1)
    print_usage ();
  end
  if (! (issparse (A) && issquare (A)))
    error ("ichol: A must be a sparse square matrix");
  elseif (! isstruct (opts))
    error ("ichol: OPTS must be a structure");
  end
  o = checked (opts);
  n = rows (A);
  if (o.diagcomp > 0)
    A += o.diagcomp * spdiags (diag (A), 0, n, n);
  end
  if (strcmp (o.shape, "upper"))
    A = A';
  end
  L = factor (A, strcmp (o.type, "nofill"), o.droptol, strcmp (o.michol, "on"));
  if (strcmp (o.shape, "upper"))
    L = L';
  end
end
function o = checked (opts)
  o = struct ("type", "nofill", "droptol", 0, "michol", "off", "diagcomp", 0, "shape", "lower");
  if (isfield (opts, "type"))
    o.type = tolower (opts.type);
    if (! any (strcmp (o.type, {"nofill", "ict"})))
      error ("ichol: TYPE must be \"nofill\" or \"ict\"");
    end
  end
  if (isfield (opts, "droptol"))
    o.droptol = opts.droptol;
    if (! (isreal (o.droptol) && isscalar (o.droptol) && o.droptol >= 0))
      error ("ichol: DROPTOL must be a non-negative real scalar");
    end
  end
  if (isfield (opts, "michol"))
    o.michol = tolower (opts.michol);
    if (! any (strcmp (o.michol, {"on", "off"})))
      error ("ichol: MICHOL must be \"on\" or \"off\"");
    end
  end
  if (isfield (opts, "diagcomp"))
    o.diagcomp = opts.diagcomp;
    if (! (isreal (o.diagcomp) && isscalar (o.diagcomp) && o.diagcomp >= 0))
      error ("ichol: DIAGCOMP must be a non-negative real scalar");
    end
  end
  if (isfield (opts, "shape"))
    o.shape = tolower (opts.shape);
    if (! any (strcmp (o.shape, {"lower", "upper"})))
      error ("ichol: SHAPE must be \"lower\" or \"upper\"");
    end
  end
end
function L = factor (A, same, tol, keep_sums)
  % Column by column; `same`: only elements that A has. What is left out goes to both diagonal elements, or nowhere.
  n = rows (A);
  norms = full (sum (abs (tril (A)), 1));
  extra = zeros (n, 1);
  at = cell (1, n); % the rows of the elements of each column, below the diagonal
  values = cell (1, n);
  users = cell (1, n); % the columns before that have an element in a row
  first = zeros (1, n);
  diagonal = zeros (n, 1);
  w = zeros (n, 1);
  for j = 1:n
    [i, ~, v] = find (A(j:n,j));
    i += j - 1;
    w(i) = v;
    inside = false (n, 1);
    inside(i) = true;
    w(j) += extra(j);
    for k = users{j}
      rows_k = at{k};
      here = rows_k >= j;
      rows_k = rows_k(here);
      change = values{k}(here) * conj (values{k}(at{k} == j));
      if (same)
        in = inside(rows_k) | rows_k == j;
        if (keep_sums)
          out = rows_k(! in);
          extra(out) -= change(! in);
          w(j) -= sum (change(! in));
        end
        rows_k = rows_k(in);
        change = change(in);
      else
        inside(rows_k) = true;
      end
      w(rows_k) -= change;
    end
    below = find (inside);
    below = below(below > j);
    if (! same)
      small = below(abs (w(below)) < tol * norms(j));
      if (keep_sums)
        extra(small) += w(small);
        w(j) += sum (w(small));
      end
      w(small) = 0;
      below = below(w(below) != 0);
    end
    if (w(j) == 0 && (j < n || ! same)) % the last one divides nothing
      error ("ichol: encountered a pivot equal to 0");
    elseif (real (w(j)) < 0 || imag (w(j)) != 0)
      error ("ichol: negative pivot encountered");
    end
    diagonal(j) = sqrt (w(j));
    at{j} = below;
    values{j} = w(below) / diagonal(j);
    for k = below'
      users{k}(end+1) = j;
    end
    w(:) = 0;
  end
  sizes = cellfun ("numel", at);
  columns_at = repelems (1:n, [1:n; sizes])';
  L = sparse ([vertcat(zeros (0, 1), at{:}); (1:n)'], [columns_at(:); (1:n)'], [vertcat(zeros (0, 1), values{:}); diagonal], n, n);
end
