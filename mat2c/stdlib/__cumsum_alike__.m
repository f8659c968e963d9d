function y = __cumsum_alike__ (x, varargin)
  % cumsum of MATLAB's dialect, whose result is of the class of integers.
  if (! isinteger (x))
    y = cumsum (x, varargin{:});
  elseif (any (cellfun (@ischar, varargin)))
    y = cast (cumsum (double (x), varargin{:}), class (x));
  else
    y = cumsum (x, varargin{:}, "native");
  end
end
