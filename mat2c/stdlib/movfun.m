function y = movfun (fcn, x, wlen, varargin)
  % Applies a function to a window that moves along a dimension of x.
  if (nargin < 3)
    print_usage ();
  end
  dim = __first_dim__ (x);
  ends = "shrink";
  outdim = 1;
  k = 1;
  while (k <= numel (varargin))
    if (ischar (varargin{k}) && k < numel (varargin))
      switch (lower (varargin{k}))
        case "dim"
          dim = varargin{k+1};
        case "endpoints"
          ends = varargin{k+1};
        case {"outdim", "nancond", "samplepoints"}
          % these change nothing here
      end
      k = k + 2;
    else
      k = k + 1;
    end
  end
  n = size (x, dim);
  [before, after] = __window_reach__ (n, wlen);
  order = [dim, 1:dim-1, dim+1:max(ndims (x), dim)];
  shape = size (permute (x, order));
  x = reshape (permute (x, order), n, []);
  first = window (fcn, x(:,1), 1 - before, 1 + after, n, ends);
  parts = numel (first);
  y = zeros (n, columns (x), parts);
  for j = 1:columns (x)
    for i = 1:n
      y(i,j,:) = window (fcn, x(:,j), i - before, i + after, n, ends);
    end
  end
  if (parts > 1)
    shape = [n, columns(x), parts];
    if (columns (x) == 1)
      shape(2) = [];
    end
    order = 1:numel (shape);
  end
  y = ipermute (reshape (y, shape), order);
end
function r = window (fcn, x, low, high, n, ends)
  if (low >= 1 && high <= n)
    r = fcn (x(low:high));
    return;
  end
  at = low:high;
  if (! ischar (ends))
    w = repmat (ends, numel (at), 1);
    inside = (at >= 1) & (at <= n);
    w(inside) = x(at(inside));
    r = fcn (w);
    return;
  end
  switch (lower (ends))
    case "shrink"
      r = fcn (x(max (low, 1):min (high, n)));
    case "fill"
      w = NaN (numel (at), 1);
      inside = (at >= 1) & (at <= n);
      w(inside) = x(at(inside));
      r = fcn (w);
    case "periodic"
      r = fcn (x(mod (at - 1, n) + 1));
    case "same"
      r = fcn (x(min (max (at, 1), n)));
    otherwise
      error ("movfun: ENDPOINTS must be \"shrink\", \"fill\", \"periodic\", \"same\" or a number");
  end
end
