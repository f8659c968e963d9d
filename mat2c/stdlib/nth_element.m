function y = nth_element (x, n, dim)
  % The n-th smallest elements.
  if (nargin < 2)
    print_usage ();
  end
  if (nargin < 3)
    dim = __first_dim__ (x);
  end
  if (iscell (x))
    error ("nth_element: wrong type argument 'cell'");
  elseif (! (isscalar (dim) && dim >= 1 && dim == fix (dim)))
    error ("nth_element: DIM must be a valid dimension");
  end
  check_places (n, size (x, dim));
  s = sort (x, dim);
  at = repmat ({":"}, 1, max (ndims (x), dim));
  at{dim} = n;
  y = s(at{:});
end
function check_places (n, most)
  % They are one place, or places side by side.
  if (ischar (n) || (numel (n) > 1 && ! (isvector (n) && (all (diff (n) == 1) || all (diff (n) == -1)))))
    error ("nth_element: n must be a scalar or a contiguous range");
  end
  for k = 1:numel (n)
    if (n(k) != fix (n(k)) || n(k) < 1)
      error ("Octave:index-out-of-bounds", "nth_element: invalid index index %g: subscripts must be either integers 1 to (2^63)-1 or logicals", n(k));
    elseif (n(k) > most)
      error ("nth_element: invalid element index");
    end
  end
end
