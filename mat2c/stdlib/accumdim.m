function A = accumdim (subs, vals, dim, n, func, fillval)
  % Sums slices of an array by index along a dimension.
  if (nargin < 2)
    print_usage ();
  end
  if (nargin < 3 || isempty (dim))
    dim = __first_dim__ (vals);
  end
  if (nargin < 4 || isempty (n) || n == 0)
    n = max (subs(:));
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
  v = reshape (v, sz(1), []);
  out = fillval * ones (n, columns (v));
  for k = 1:n
    sel = subs(:) == k;
    if (any (sel))
      out(k,:) = func (v(sel,:), 1);
    end
  end
  A = ipermute (reshape (out, [n, sz(2:end)]), perm);
end
