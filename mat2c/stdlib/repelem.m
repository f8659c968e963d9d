function y = repelem (x, varargin)
  % Repeats elements: repelem (x, n) for vectors, repelem (x, n1, n2, ...) along each dimension.
  if (nargin < 2)
    print_usage ();
  end
  if (nargin == 2)
    r = varargin{1};
    if (! isscalar (r) && ! isvector (r) || ! isscalar (r) && ! isvector (x) && ! isscalar (x))
      kind = {"matrix", "scalar"};
      error (["repelem: when called with only two inputs they must be either scalars or vectors, not %s " ...
              "and matrix."], kind{isscalar (x) + 1});
    end
    if (isscalar (r))
      if (! (isreal (r) && r == fix (r) && r >= 0))
        error ("repelem: R must contain non-negative integers");
      end
      if (isscalar (x))
        y = repmat (x, 1, r);
      elseif (isvector (x) && ndims (x) == 2)
        y = x(elements (numel (x), r));
      else
        error ("repelem: %dD Array requires %d or more input arguments, but only %d given", ...
               ndims (x), ndims (x) + 1, nargin);
      end
    elseif (isscalar (x))
      y = repmat (x, 1, sum (r));
    elseif (isvector (x) && ndims (x) == 2)
      if (numel (r) != numel (x))
        error (["repelem: R1 must either be scalar or have the same number of elements as the " ...
                "vector to be replicated"]);
      end
      y = x(elements (numel (x), r));
    else
      error ("repelem: %dD Array requires %d or more input arguments, but only %d given", ...
             ndims (x), ndims (x) + 1, nargin);
    end
    return;
  end
  n = numel (varargin);
  at = repmat ({":"}, 1, max (n, ndims (x)));
  for k = 1:n
    r = varargin{k};
    if (! (isscalar (r) || isvector (r)))
      if (n == 2)
        error ("repelem: R1 and R2 must be scalars or vectors");
      end
      error ("repelem: R_j must all be scalars or vectors");
    elseif (! isscalar (r) && numel (r) != size (x, k))
      error ("repelem: R_j vectors must have the same number of elements as the size of dimension j of X");
    end
    at{k} = elements (size (x, k), r);
  end
  y = x(at{:});
end
function at = elements (n, r)
  if (isscalar (r))
    at = repmat (1:n, r, 1)(:).';
  else
    at = zeros (1, sum (r));
    k = 0;
    for i = 1:n
      at(k+1:k+r(i)) = i;
      k = k + r(i);
    end
  end
end
