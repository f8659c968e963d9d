function y = __cumprod_alike__ (x, varargin)
  % cumprod of MATLAB's dialect, whose result is of the class of integers.
  if (isinteger (x))
    y = cast (cumprod (double (x), varargin{:}), class (x));
  else
    y = cumprod (x, varargin{:});
  end
end
