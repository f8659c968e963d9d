function ZI = interp2 (varargin)
  % Two-dimensional interpolation.
  narginchk (1, 7);
  methods = {"nearest", "linear", "pchip", "cubic", "spline"};
  [method, extrap, args] = __interp_method__ ("interp2", methods, "EXTRAP", varargin);
  [X, Y, Z, XI, YI] = grids_of (args);
  if (numel (X) > 1 && X(1) > X(2))
    X = fliplr (X);
    Z = fliplr (Z);
  end
  if (numel (Y) > 1 && Y(1) > Y(2))
    Y = fliplr (Y);
    Z = flipud (Z);
  end
  if (isvector (XI) && isvector (YI) && ! size_equal (XI, YI))
    [XI, YI] = meshgrid (XI(:).', YI(:));
  elseif (! size_equal (XI, YI))
    error ("interp2: XI and YI must be matrices of equal size");
  end
  result = class (Z);
  if (! isfloat (Z))
    Z = double (Z);
  end
  switch (method)
    case "linear"
      ZI = by_corners (X, Y, Z, XI, YI);
    case "nearest"
      ZI = by_nearest (X, Y, Z, XI, YI);
    case {"pchip", "cubic"}
      ZI = by_slopes (X, Y, Z, XI, YI);
    otherwise
      if (any ((XI != XI(1,:))(:)) || any ((YI != YI(:,1))(:)))
        error ("interp2: XI, YI must have uniform spacing ('meshgrid' format)");
      end
      ZI = along_both (X, Y, Z, XI, YI);
  end
  if (isempty (extrap) && ! strcmp (method, "spline"))
    extrap = NA;
    if (iscomplex (Z))
      extrap = complex (NA, NA);
    end
  end
  if (! isempty (extrap))
    ZI(XI < X(1) | XI > X(end) | YI < Y(1) | YI > Y(end)) = extrap;
  end
  ZI = cast (ZI, result);
end
function [X, Y, Z, XI, YI] = grids_of (args)
  X = [];
  XI = [];
  YI = [];
  switch (numel (args))
    case 1
      Z = args{1};
      n = 1;
    case 2
      [Z, n] = args{:};
      if (! (isscalar (n) && n >= 0 && n == fix (n)))
        error ("interp2: N must be an integer >= 0");
      end
    case 3
      [Z, XI, YI] = args{:};
    case 5
      [X, Y, Z, XI, YI] = args{:};
      if (! isnumeric (X) || ! isnumeric (Y))
        error ("interp2: X, Y must be numeric matrices");
      end
    otherwise
      print_usage ("interp2");
  end
  if (! isnumeric (Z) || isscalar (Z) || ndims (Z) > 2)
    error ("interp2: Z must be a 2-D matrix");
  end
  if (! isnumeric (XI) || ! isnumeric (YI))
    error ("interp2: XI, YI must be numeric");
  end
  [zr, zc] = size (Z);
  if (numel (args) < 5)
    X = 1:zc;
    Y = 1:zr;
  elseif (isvector (X) && isvector (Y))
    X = X(:).';
    Y = Y(:).';
    if (zr != numel (Y) || zc != numel (X))
      error ("interp2: X and Y size must match the dimensions of Z");
    end
  elseif (! size_equal (X, Y))
    error ("interp2: X and Y must be matrices of equal size");
  elseif (! size_equal (X, Z))
    error ("interp2: X and Y size must match the dimensions of Z");
  else
    X = X(1,:);
    Y = Y(:,1).';
  end
  must_be_monotonic (X, "X");
  must_be_monotonic (Y, "Y");
  if (numel (args) <= 2)
    parts = 2 ^ n;
    XI = linspace (1, zc, (zc-1) * parts + 1);
    YI = linspace (1, zr, (zr-1) * parts + 1)';
  end
end
function must_be_monotonic (x, name)
  steps = diff (x);
  if (! (all (steps > 0) || all (steps < 0)))
    error ("interp2: %s must be strictly monotonic", name);
  end
end
function [idx, x0, width] = cells_of (X, XI)
  n = numel (X);
  idx = reshape (min (max (lookup (X(2:end-1), XI) + 1, 1), n - 1), size (XI));
  x0 = reshape (X(idx), size (XI));
  width = reshape (X(idx+1), size (XI)) - x0;
end
function ZI = by_corners (X, Y, Z, XI, YI)
  [zr, zc] = size (Z);
  [xidx, x0, wx] = cells_of (X, XI);
  [yidx, y0, wy] = cells_of (Y, YI);
  a = Z(1:zr-1, 1:zc-1);
  b = Z(1:zr-1, 2:zc) - a;
  c = Z(2:zr, 1:zc-1) - a;
  d = Z(2:zr, 2:zc) - a - b - c;
  idx = yidx + (xidx - 1) * (zr - 1);
  XS = (XI - x0) ./ wx;
  YS = (YI - y0) ./ wy;
  ZI = reshape (a(idx), size (XI)) + reshape (b(idx), size (XI)) .* XS ...
       + reshape (c(idx), size (XI)) .* YS + reshape (d(idx), size (XI)) .* (XS .* YS);
end
function ZI = by_nearest (X, Y, Z, XI, YI)
  [xidx, x0, wx] = cells_of (X, XI);
  [yidx, y0, wy] = cells_of (Y, YI);
  xidx = xidx + (XI - x0 >= x0 + wx - XI);
  yidx = yidx + (YI - y0 >= y0 + wy - YI);
  ZI = reshape (Z(yidx + (xidx - 1) * rows (Z)), size (XI));
end
function ZI = by_slopes (X, Y, Z, XI, YI)
  % Cubic in each direction, with the slopes of pchip at the points.
  hx = diff (X);
  hy = diff (Y);
  DX = __pchip_slopes__ (hx, Z);
  DY = __pchip_slopes__ (hy, Z.').';
  DXY = (__pchip_slopes__ (hx, DY) + __pchip_slopes__ (hy, DX.').') / 2;
  [xidx, x0, wx] = cells_of (X, XI);
  [yidx, y0, wy] = cells_of (Y, YI);
  [vx, sx] = weights ((XI - x0) ./ wx);
  [vy, sy] = weights ((YI - y0) ./ wy);
  ZI = zeros (size (XI));
  for q = 0:1
    for p = 0:1
      at = yidx + p + (xidx + q - 1) * rows (Z);
      level = vy{p+1} .* reshape (Z(at), size (XI)) + wy .* sy{p+1} .* reshape (DY(at), size (XI));
      slope = vy{p+1} .* reshape (DX(at), size (XI)) + wy .* sy{p+1} .* reshape (DXY(at), size (XI));
      ZI += vx{q+1} .* level + wx .* sx{q+1} .* slope;
    end
  end
end
function [value, slope] = weights (t)
  % What values and slopes at both ends of a part count at t, from 0 to 1.
  value = {(1 + 2 * t) .* (1 - t) .^ 2, t .^ 2 .* (3 - 2 * t)};
  slope = {t .* (1 - t) .^ 2, t .^ 2 .* (t - 1)};
end
function ZI = along_both (X, Y, Z, XI, YI)
  ZI = zeros (size (XI));
  for k = 1:numel (XI)
    column = interp1 (X(:), Z.', XI(k), "spline", "extrap");
    ZI(k) = interp1 (Y(:), column(:), YI(k), "spline", "extrap");
  end
end
