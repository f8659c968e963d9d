function yi = interp1 (x, y, xi, varargin)
  % One-dimensional interpolation.
  if (nargin < 2 || nargin > 6)
    print_usage ();
  end
  method = "linear";
  extrap = NA;
  ispp = false;
  right = true;
  have_xi = nargin > 2 && ! ischar (xi);
  if (! have_xi)
    if (nargin > 2)
      varargin = [{xi}, varargin];
    end
    xi = [];
  end
  for k = 1:numel (varargin)
    arg = varargin{k};
    if (ischar (arg))
      arg = lower (arg);
      switch (arg)
        case "extrap"
          extrap = "extrap";
        case "pp"
          ispp = true;
        case {"right", "-right"}
          right = true;
        case {"left", "-left"}
          right = false;
        otherwise
          method = arg;
      end
    elseif (! isempty (arg))
      extrap = arg;
    end
  end
  if (! have_xi && ! ispp)
    xi = y;
    y = x;
    if (isvector (y))
      x = 1:numel (y);
    else
      x = 1:rows (y);
    end
  end
  asked = method;
  if (method(1) == "*")
    method = method(2:end);
  end
  x = x(:);
  nx = rows (x);
  szx = size (xi);
  if (isvector (y))
    y = y(:);
  end
  szy = size (y);
  y = y(:,:);
  [ny, nc] = size (y);
  if (nx < 2 || ny < 2)
    error ("interp1: minimum of 2 points required in each dimension");
  end
  if (issorted (x, "descend") && ! issorted (x))
    x = flipud (x);
    y = flipud (y);
    right = ! right;
  elseif (! issorted (x))
    [x, p] = sort (x);
    y = y(p,:);
  end
  if (any (strcmp (method, {"previous", "next", "pchip", "cubic", "spline", "makima"})) && any (diff (x) == 0))
    error ("interp1: discontinuities not supported for METHOD '%s'", strrep (method, "next", "previous"));
  end
  d = szy(2:end);
  switch (method)
    case "nearest"
      pp = mkpp ([x(1); (x(1:nx-1) + x(2:nx)) / 2; x(nx)], y.', d);
    case "previous"
      pp = mkpp ([x(1:nx); 2*x(nx) - x(nx-1)], y.', d);
    case "next"
      pp = [];
    case "linear"
      dx = diff (x);
      if (! right && any (dx == 0))
        x = -flipud (x);
        y = flipud (y);
        xi = -xi;
        dx = flipud (dx);
      end
      wide = dx != 0;
      if (ny == nx)
        slope = (diff (y)(wide,:) ./ dx(wide)).'(:);
        base = y([wide; false],:).'(:);
      else
        slope = (diff (y) ./ dx)(:).';
        base = y(1:nx-1,:)(:).';
      end
      pp = mkpp ([x([wide; false]); x(nx)], [slope, base], d);
      pp.dim = d;
    case {"pchip", "cubic"}
      if (nx < 2 || ny < 2)
        error ("interp1: minimum of 2 points required in each dimension");
      end
      pp = pchip (x, y.');
      pp.dim = d;
    case "spline"
      if (nc == 1)
        pp = spline (x, y.');
      else
        pp = spline (x, shiftdim (reshape (y, szy), 1));
      end
      pp.dim = d;
    case "makima"
      pp = makima (x, y.');
      pp.dim = d;
    otherwise
      error ("interp1: invalid METHOD '%s'", asked);
  end
  if (ispp)
    yi = pp;
    yi.orient = "first";
    return;
  end
  if (isempty (pp))
    idx = nx - lookup (-x(end:-1:1), -xi(:)) + 1;
    idx(idx > nx) = nx;
    yi = y(idx,:);
    if (nc == 1)
      yi = reshape (yi, szx);
    end
  else
    yi = ppval (pp, reshape (xi, szx));
  end
  if (nc > 1 || numel (d) > 1)
    yi = arranged (yi, d, xi, szx, isempty (pp));
  end
  if (! ischar (extrap))
    outside = xi < x(1) | xi > x(end) | isnan (xi);
    if (any (outside(:)))
      if (iscomplex (y) && isna (extrap))
        extrap = complex (NA, NA);
      end
      if (nc == 1 && numel (d) == 1)
        yi(outside) = extrap;
      else
        yi = reshape (yi, numel (xi), []);
        yi(outside(:),:) = extrap;
        yi = final_shape (yi, szx, xi, d);
      end
    end
  end
end
function yi = arranged (yi, d, xi, szx, by_rows)
  n = numel (xi);
  if (! by_rows)
    yi = reshape (yi, prod (d), n).';
  end
  yi = final_shape (yi, szx, xi, d);
end
function yi = final_shape (yi, szx, xi, d)
  if (isvector (xi) || isscalar (xi))
    yi = reshape (yi, [numel(xi), d]);
  else
    yi = reshape (yi, [szx, d]);
  end
end
