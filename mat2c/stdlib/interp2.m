function ZI = interp2 (varargin)
  % Two-dimensional interpolation.
  narg = nargin;
  method = "linear";
  extrap = NA;
  have_extrap = false;
  if (narg < 1)
    print_usage ();
  end
  if (narg > 1 && ischar (varargin{narg}))
    method = varargin{narg};
    narg = narg - 1;
  elseif (narg > 2 && ischar (varargin{narg-1}))
    method = varargin{narg-1};
    extrap = varargin{narg};
    have_extrap = true;
    narg = narg - 2;
  end
  X = [];
  Y = [];
  XI = [];
  YI = [];
  switch (narg)
    case 1
      Z = varargin{1};
      n = 1;
    case 2
      Z = varargin{1};
      n = varargin{2};
    case 3
      Z = varargin{1};
      XI = varargin{2};
      YI = varargin{3};
    case 5
      X = varargin{1};
      Y = varargin{2};
      Z = varargin{3};
      XI = varargin{4};
      YI = varargin{5};
    otherwise
      print_usage ();
  end
  if (! isnumeric (Z) || isscalar (Z) || ! ismatrix (Z) || ndims (Z) > 2)
    error ("interp2: Z must be a 2-D matrix");
  end
  [zr, zc] = size (Z);
  if (isempty (X))
    X = 1:zc;
    Y = 1:zr;
  elseif (isvector (X) && isvector (Y))
    X = X(:).';
    Y = Y(:).';
    if (zr != numel (Y) || zc != numel (X))
      error ("interp2: X and Y must be vectors or have same size as Z");
    end
  elseif (size_equal (X, Y) && size_equal (X, Z))
    X = X(1,:);
    Y = Y(:,1).';
  else
    error ("interp2: X and Y must be vectors or have same size as Z");
  end
  if (numel (X) > 1 && X(1) > X(2))
    X = fliplr (X);
    Z = fliplr (Z);
  end
  if (numel (Y) > 1 && Y(1) > Y(2))
    Y = fliplr (Y);
    Z = flipud (Z);
  end
  if (isempty (XI))
    p = 2^n;
    XI = (p:p*zc) / p;
    YI = (p:p*zr)' / p;
    if (narg <= 2)
      XI = linspace (1, zc, (zc-1) * p + 1);
      YI = linspace (1, zr, (zr-1) * p + 1)';
    end
  end
  if (isvector (XI) && isvector (YI) && ! size_equal (XI, YI))
    XI = XI(:).';
    YI = YI(:);
    [XI, YI] = meshgrid (XI, YI);
  elseif (! size_equal (XI, YI))
    error ("interp2: XI and YI must be matrices of equal size");
  end
  Z = double (Z);
  switch (method)
    case "linear"
      xidx = min (max (lookup (X(2:end-1), XI) + 1, 1), zc - 1);
      yidx = min (max (lookup (Y(2:end-1), YI) + 1, 1), zr - 1);
      xidx = reshape (xidx, size (XI));
      yidx = reshape (yidx, size (YI));
      a = Z(1:zr-1, 1:zc-1);
      b = Z(1:zr-1, 2:zc) - a;
      c = Z(2:zr, 1:zc-1) - a;
      d = Z(2:zr, 2:zc) - a - b - c;
      idx = yidx + (xidx - 1) * (zr - 1);
      x0 = reshape (X(xidx), size (XI));
      y0 = reshape (Y(yidx), size (YI));
      wx = reshape (X(xidx + 1), size (XI)) - x0;
      wy = reshape (Y(yidx + 1), size (YI)) - y0;
      XS = (XI - x0) ./ wx;
      YS = (YI - y0) ./ wy;
      ZI = reshape (a(idx), size (XI)) + reshape (b(idx), size (XI)) .* XS + reshape (c(idx), size (XI)) .* YS ...
           + reshape (d(idx), size (XI)) .* (XS .* YS);
    case "nearest"
      ii = (XI - X(reshape (min (max (lookup (X(2:end-1), XI) + 1, 1), zc-1), size (XI))) >= 0);
      xidx = reshape (min (max (lookup (X(2:end-1), XI) + 1, 1), zc-1), size (XI));
      yidx = reshape (min (max (lookup (Y(2:end-1), YI) + 1, 1), zr-1), size (YI));
      xs = reshape (X(xidx), size (XI));
      xe = reshape (X(xidx + 1), size (XI));
      ys = reshape (Y(yidx), size (YI));
      ye = reshape (Y(yidx + 1), size (YI));
      xidx = xidx + (XI - xs >= xe - XI);
      yidx = yidx + (YI - ys >= ye - YI);
      ZI = reshape (Z(yidx + (xidx - 1) * zr), size (XI));
    case {"pchip", "cubic", "spline"}
      if (strcmp (method, "spline") && ! have_extrap)
        extrap = [];
      end
      ZI = along_both (X, Y, Z, XI, YI, method);
    otherwise
      error ("interp2: unrecognized interpolation METHOD '%s'", method);
  end
  if (! isempty (extrap) && ! ischar (extrap))
    ZI(XI < X(1) | XI > X(end) | YI < Y(1) | YI > Y(end)) = extrap;
  end
end
function ZI = along_both (X, Y, Z, XI, YI, method)
  if (strcmp (method, "cubic"))
    method = "pchip";
  end
  ZI = zeros (size (XI));
  for k = 1:numel (XI)
    column = interp1 (X(:), Z.', XI(k), method, "extrap");
    ZI(k) = interp1 (Y(:), column(:), YI(k), method, "extrap");
  end
end
