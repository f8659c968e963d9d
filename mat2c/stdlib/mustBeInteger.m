function mustBeInteger (x)
  % Fails unless all elements are whole numbers.
  if (nargin < 1)
    print_usage ();
  end
  what = "";
  if (! (isnumeric (x) || islogical (x)))
    what = sprintf ("it was non-numeric (found a %s)", class (x));
  elseif (! isreal (x))
    what = "it was complex";
  elseif (any (! isfinite (x(:))))
    what = "there were non-finite values";
  elseif (any (x(:) != fix (x(:))))
    what = "it had fractional values in some elements";
  end
  __must__ (mfilename (), inputname (1), isempty (what), "be integer-valued; but %s", what);
end
