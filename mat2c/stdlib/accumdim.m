function A = accumdim (subs, vals, dim, n, func, fillval)
  % Sums slices of an array by index along a dimension.
  if (nargin < 2)
    print_usage ();
  end
  if (! isvector (subs))
    error ("accumdim: SUBS must be a subscript vector");
  elseif (any (subs < 1 | subs != fix (subs)))
    error ("accumdim: indices must be positive integers");
  end
  if (nargin < 3 || isempty (dim))
    dim = __first_dim__ (vals);
  end
  if (nargin < 4 || isempty (n) || n == 0)
    n = max (subs(:));
  elseif (n < max (subs(:)))
    error ("accumdim: N index out of range");
  end
  if (nargin < 5 || isempty (func))
    func = @sum;
  end
  if (nargin < 6)
    fillval = 0;
  end
  perm = [dim, 1:dim-1, dim+1:ndims(vals)];
  v = permute (vals, perm);
  sz = size (v);
  if (sz(1) != numel (subs))
    error ("accumdim: dimension mismatch");
  end
  v = reshape (v, sz(1), []);
  name = func2str (func);
  reduces_along = any (strcmp (name, {"sum", "prod", "mean", "median"}));
  is_extreme = any (strcmp (name, {"min", "max"}));
  out = fillval * ones (n, columns (v));
  for k = 1:n
    sel = subs(:) == k;
    if (any (sel))
      if (reduces_along)
        out(k,:) = func (v(sel,:), 1);
      elseif (is_extreme)
        out(k,:) = func (v(sel,:), [], 1);
      else
        out(k,:) = func (v(sel,:));
      end
    end
  end
  A = ipermute (reshape (out, [n, sz(2:end)]), perm);
end
