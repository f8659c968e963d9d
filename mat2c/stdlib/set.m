function varargout = set (h, varargin)
  if (nargin < 1)
    print_usage ();
  end
  __graphics_handles__ ("set", h);
  if (nargout > 0)
    varargout = {[]};
  end
end
