function Z = pagemtimes (X, varargin)
  % Products of matrices that are pages of arrays: pagemtimes (X, Y), pagemtimes (X, turnX, Y, turnY).
  if (nargin == 2)
    Y = varargin{1};
  elseif (nargin == 4)
    X = __turned_pages__ (X, varargin{1});
    Y = __turned_pages__ (varargin{2}, varargin{3});
  else
    print_usage ();
  end
  if (ndims (X) == 2 && ndims (Y) == 2)
    Z = X * Y;
    return;
  end
  [x, y, extents] = __paired_pages__ ("pagemtimes", X, Y);
  factor = numel (X(:,:,1)) == 1 || numel (Y(:,:,1)) == 1;
  if (! factor && columns (X) != rows (Y))
    error ("pagemtimes: the pages are %dx%d and %dx%d", rows (X), columns (X), rows (Y), columns (Y));
  end
  Z = zeros ([size(X(:,:,1) * Y(:,:,1)), extents], class (X(:,:,1) * Y(:,:,1)));
  for k = 1:prod (extents)
    Z(:,:,k) = X(:,:,x(k)) * Y(:,:,y(k));
  end
end
