function y = mad (x, opt, dim)
  % Mean (opt 0) or median (opt 1) absolute deviation.
  if (nargin < 1)
    print_usage ();
  elseif (! (isnumeric (x) || islogical (x)))
    error ("mad: X must be a numeric vector or matrix");
  end
  if (nargin < 2 || isempty (opt))
    opt = 0;
  elseif (! isscalar (opt) || (opt != 0 && opt != 1))
    error ("mad: OPT must be 0 or 1");
  end
  if (nargin < 3)
    dim = __first_dim__ (x);
  else
    __check_dim__ ("mad", dim);
  end
  if (opt == 0)
    y = mean (abs (x - mean (x, dim)), dim);
  else
    y = median (abs (x - median (x, dim)), dim);
  end
end
