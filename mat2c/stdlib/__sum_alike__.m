function y = __sum_alike__ (x, varargin)
  % sum of MATLAB's dialect, whose result is of the class of integers.
  if (! isinteger (x) || any (strcmp (varargin, "double")))
    y = sum (x, varargin{:});
  elseif (any (cellfun (@ischar, varargin)))
    y = cast (sum (double (x), varargin{! strcmp (varargin, "native")}), class (x));
  else
    y = sum (x, varargin{:}, "native");
  end
end
