function y = movfun (fcn, x, wlen, varargin)
  % Applies a function to windows that move along a dimension of x: to all full ones at once, as the columns
  % of a matrix, and to each that reaches beyond the ends alone.
  if (nargin < 3)
    print_usage ();
  end
  opts = options_of (x, varargin);
  if (! isempty (opts.samplepoints))
    y = at_points (fcn, x, wlen, opts);
    return;
  end
  dim = opts.dim;
  n = size (x, dim);
  [full_ones, C, pre, post, win] = movslice (n, wlen);
  order = [dim, 1:dim-1, dim+1:max(ndims (x), dim)];
  shape = size (permute (x, order));
  x = reshape (permute (x, order), n, []);
  parts = numel (fcn (zeros (numel (win), 1)));
  if (isempty (opts.outdim))
    opts.outdim = 1:parts;
  elseif (max (opts.outdim) > parts)
    error ("Octave:invalid-input-arg", "movfun: output dimension OUTDIM (%d) is larger than largest available dimension (%d)", max (opts.outdim), parts);
  end
  y = zeros (n, columns (x), numel (opts.outdim));
  edges = [pre, post];
  if (strcmpi (opts.endpoints, "discard"))
    edges = [];
  end
  for j = 1:columns (x)
    column = x(:,j);
    for i = edges
      r = fcn (window (column, i + win, n, opts.endpoints));
      y(i,j,:) = r(opts.outdim);
    end
    if (! isempty (C))
      r = fcn (column(full_ones));
      if (parts > 1)
        r = reshape (r, numel (C), parts);
        y(C,j,:) = reshape (r(:,opts.outdim), numel (C), 1, []);
      else
        y(C,j) = r;
      end
    end
  end
  if (strcmpi (opts.endpoints, "discard"))
    y = y(C,:,:);
    n = shape(1) = numel (C);
  end
  if (numel (opts.outdim) == 1)
    y = permute (reshape (y, shape), order);
  elseif (columns (x) == 1)
    y = reshape (y, n, []);
  end
end
function opts = options_of (x, args)
  opts = struct ("dim", [], "outdim", [], "endpoints", "shrink", "samplepoints", []);
  k = 1;
  while (k <= numel (args))
    name = args{k};
    if (! ischar (name))
      error ("movfun: non-string for Parameter name or Switch");
    elseif (! any (strcmpi (name, {"dim", "endpoints", "nancond", "outdim", "sample points"})))
      error ("movfun: argument '%s' is not a valid parameter", toupper (name));
    elseif (k == numel (args))
      error ("Octave:index-out-of-bounds", "varargin(%d): out of bound %d (dimensions are 1x%d)", k + 1, k, k);
    end
    value = args{k+1};
    check_option (x, tolower (name), value);
    opts.(strrep (tolower (name), " ", "")) = value;
    k = k + 2;
  end
  if (isempty (opts.dim))
    opts.dim = __first_dim__ (x);
  end
end
function check_option (x, name, d)
  switch (name)
    case "dim"
      good = isempty (d) || (isscalar (d) && isindex (d, ndims (x)));
      rule = "@(d) isempty (d) || (isscalar (d) && isindex (d, ndims (x)))";
    case "outdim"
      good = isempty (d) || (isvector (d) && isindex (d));
      rule = "@(d) isempty (d) || (isvector (d) && isindex (d))";
    case "endpoints"
      good = any (strcmpi (d, {"shrink", "discard", "fill", "periodic", "same"})) || (isnumeric (d) && isscalar (d));
      rule = "@(x) any (strcmpi (x, valid_bc)) || (isnumeric (x) && isscalar (x))";
    case "sample points"
      good = isnumeric (d) && issorted (d(:), "strictascend");
      rule = "sorted points that differ";
    case "nancond"
      good = any (strcmpi (d, {"includenan", "omitnan"}));
      rule = "@(x) any (strcmpi (x, {\"includenan\", \"omitnan\"}))";
  end
  if (! good)
    error ("movfun: failed validation of %s. Checked with \"%s\"", toupper (name), rule);
  end
end
function w = window (column, at, n, ends)
  % The elements of a window that reaches beyond the ends.
  inside = at >= 1 & at <= n;
  if (! ischar (ends))
    w = repmat (ends, numel (at), 1);
    w(inside) = column(at(inside));
    return;
  end
  switch (tolower (ends))
    case "shrink"
      w = column(at(inside));
    case "fill"
      w = NaN (numel (at), 1);
      w(inside) = column(at(inside));
    case "periodic"
      w = column(mod (at - 1, n) + 1);
    case "same"
      w = column(min (max (at, 1), n));
  end
end
function y = at_points (fcn, x, wlen, opts)
  % Windows of samples taken at some points: what is nearer than half of WLEN, or from WLEN(1) before to WLEN(2) behind.
  at = opts.samplepoints(:);
  [x, back] = __as_columns__ (x, opts.dim);
  if (numel (at) != rows (x))
    error ("movfun: SamplePoints must be as many as the elements along the dimension");
  end
  y = zeros (size (x));
  for i = 1:rows (x)
    near = at >= at(i) - wlen(1) & at <= at(i) + wlen(end);
    if (isscalar (wlen))
      near = at >= at(i) - wlen / 2 & at < at(i) + wlen / 2;
    end
    for j = 1:columns (x)
      y(i,j) = fcn (x(near,j));
    end
  end
  y = __from_columns__ (y, back);
end
