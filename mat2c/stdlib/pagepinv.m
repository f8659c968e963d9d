function Y = pagepinv (X, varargin)
  % The pseudoinverses of all pages of an array.
  if (nargin < 1)
    print_usage ();
  end
  pages = prod (size (X)(3:end));
  parts = cell (1, pages);
  for k = 1:pages
    parts{k} = pinv (X(:,:,k), varargin{:});
  end
  Y = __as_pages__ (parts, size (X)(3:end));
end
