function y = __prod_alike__ (x, varargin)
  % prod of MATLAB's dialect, whose result is of the class of integers.
  if (! isinteger (x) || any (strcmp (varargin, "double")))
    y = prod (x, varargin{:});
  elseif (any (cellfun (@ischar, varargin)))
    y = cast (prod (double (x), varargin{! strcmp (varargin, "native")}), class (x));
  else
    y = prod (x, varargin{:}, "native");
  end
end
