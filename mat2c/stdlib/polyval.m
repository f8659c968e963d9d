function [y, dy] = polyval (p, x, s, mu)
  % Values of a polynomial; with the structure of polyfit, the error of prediction.
  if (nargin < 2 || (nargout == 2 && nargin < 3))
    print_usage ();
  end
  if (! (isvector (p) || isempty (p)) || ! isfloat (p))
    error ("polyval: P must be a numeric floating point vector");
  elseif (! isfloat (x))
    error ("polyval: X must be numeric floating point");
  end
  if (nargin > 3)
    if (! isfloat (mu) || numel (mu) < 2)
      error ("polyval: MU must be numeric floating point with 2 values");
    end
    x = (x - mu(1)) / mu(2);
  end
  n = numel (p);
  if (n == 0 || isempty (x))
    if (isa (p, "single") || isa (x, "single"))
      y = zeros (size (x), "single");
    else
      y = zeros (size (x));
    end
    dy = y;
    return;
  end
  y = p(1) * ones (size (x), class (x));
  for k = 2:n
    y = y .* x + p(k);
  end
  if (nargout > 1)
    dy = prediction_error (x, n, s);
  end
end
function dy = prediction_error (x, n, s)
  if (isempty (s))
    error ("polyval: S input is required for DY output argument");
  elseif (! isstruct (s))
    error ("polyval: S input must be a structure");
  elseif (! all (isfield (s, {"R", "normr", "df"})))
    error ("polyval: S input is missing required fields");
  end
  A = x(:) .^ (n-1:-1:0);
  dy = reshape (sqrt (1 + sumsq (A / s.R, 2)) * s.normr / sqrt (s.df), size (x));
end
