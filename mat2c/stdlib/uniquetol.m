function [c, ia, ic] = uniquetol (a, varargin)
  % Elements, or rows, that differ by more than a tolerance.
  if (nargin < 1)
    print_usage ();
  elseif (! isfloat (a) || iscomplex (a))
    error ("Octave:uniquetol:unsupported-type", "uniquetol: A must be a double or single precision non-complex array");
  end
  [tol, scale, by_rows, all_indices] = options_of (a, varargin);
  if (by_rows && ndims (a) != 2)
    error ("uniquetol: A must be a 2-D array when \"ByRows\" is true");
  end
  if (isempty (a))
    c = a;
    ia = [];
    ic = [];
    return;
  end
  is_row = rows (a) == 1 && ! by_rows;
  if (! by_rows)
    a = a(:);
  end
  if (isempty (scale))
    finite = a;
    finite(! isfinite (a)) = 0;
    scale = max (abs (finite), [], 1);
  elseif (! isscalar (scale) && ! (by_rows && numel (scale) == columns (a)))
    error ("uniquetol: invalid DataScale size");
  end
  limit = tol * scale(:).';
  [first, group, order] = groups_of (a, limit);
  c = a(order(first),:);
  if (is_row)
    c = c.';
  end
  n = rows (a);
  ic = zeros (n, 1);
  ic(order) = group;
  if (all_indices)
    ia = cell (1, numel (first));
    for k = 1:numel (first)
      ia{k} = find (ic == k);
    end
  else
    ia = order(first);
  end
end
function [tol, scale, by_rows, all_indices] = options_of (a, args)
  tol = 1e-12;
  if (isa (a, "single"))
    tol = 1e-6;
  end
  if (numel (args) > 0 && ! ischar (args{1}))
    if (! isempty (args{1}))
      tol = args{1};
      if (! (isfloat (tol) && isscalar (tol) && isreal (tol)))
        error ("Octave:uniquetol:unsupported-type", "uniquetol: TOL must be a double or single precision non-complex scalar");
      end
    end
    args(1) = [];
  end
  scale = [];
  by_rows = false;
  all_indices = false;
  if (mod (numel (args), 2) != 0)
    error ("uniquetol: PROPERTY/VALUE arguments must be passed in pairs");
  end
  for k = 1:2:numel (args)
    if (! ischar (args{k}))
      error ("uniquetol: PROPERTY must be a string");
    end
    value = args{k+1};
    switch (tolower (args{k}))
      case "byrows"
        by_rows = logical (value);
      case "datascale"
        if (! (isfloat (value) && isreal (value) && ! any (value(:) < 0) && ! any (isnan (value(:)))))
          error ("uniquetol: DataScale must be a non-NaN, positive floating point scalar or vector");
        end
        scale = value;
      case "outputallindices"
        all_indices = logical (value);
      otherwise
        error ("uniquetol: unknown property '%s'", args{k});
    end
  end
end
function [first, group, order] = groups_of (a, limit)
  % For each row the number of the group that it is near to the first row of. Numbers come in
  % order, rows as they are.
  n = rows (a);
  order = (1:n).';
  if (columns (a) == 1)
    [a, order] = sort (a);
  end
  first = zeros (n, 1);
  group = zeros (n, 1);
  count = 0;
  for k = 1:n
    if (group(k))
      continue;
    end
    count = count + 1;
    first(count) = k;
    group(k) = count;
    for i = k+1:n
      if (! group(i) && all (a(i,:) == a(k,:) | abs (a(i,:) - a(k,:)) <= limit))
        group(i) = count;
      elseif (columns (a) == 1)
        break;
      end
    end
  end
  first = first(1:count);
end
