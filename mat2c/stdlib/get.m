function varargout = get (h, varargin)
  if (nargin < 1)
    print_usage ();
  end
  __graphics_handles__ ("get", h);
  if (nargin > 1 || nargout > 0)
    varargout = {[]};
  end
end
