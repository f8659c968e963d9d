function varargout = rat (x, tol)
  % Approximation by a continued fraction: its text, or numerator and denominator.
  if (nargin < 1)
    print_usage ();
  end
  if (! isfloat (x))
    error ("rat: X must be a single or double array");
  elseif (! isreal (x))
    error ("rat: X must be a real, not complex, array");
  end
  y = x(:);
  if (nargin < 2)
    tol = 1e-6 * norm (y(isfinite (y)), 1);
  elseif (! (isnumeric (tol) && isscalar (tol) && tol > 0))
    error ("rat: TOL must be a numeric scalar > 0");
  end
  n = numel (y);
  num = zeros (n, 1);
  den = ones (n, 1);
  text = cell (n, 1);
  for k = 1:n
    [num(k), den(k), s] = fraction (y(k), tol);
    text{k} = s;
  end
  if (nargout < 2)
    varargout{1} = char (text);
  else
    varargout{1} = reshape (num, size (x));
    varargout{2} = reshape (den, size (x));
  end
end
function [n, d, text] = fraction (y, tol)
  if (! isfinite (y))
    n = sign (y);
    d = 0;
    text = num2str (y);
    if (isnan (y))
      n = NaN;
      d = 1;
      text = "NaN ";
    end
    return;
  end
  last_n = 1;
  last_d = 0;
  step = round (y);
  n = step;
  d = 1;
  frac = y - step;
  text = sprintf ("%d", step);
  if (y == step && y != 0)
    text = [text " "];
  end
  depth = 0;
  while (frac != 0 && abs (y - n / d) >= tol)
    flipped = 1 / frac;
    step = round (flipped);
    frac = flipped - step;
    next = n * step + last_n;
    last_n = n;
    n = next;
    next = d * step + last_d;
    last_d = d;
    d = next;
    depth = depth + 1;
    text = sprintf ("%s + 1/(%d", text, step);
  end
  text = [text repmat(")", 1, depth)];
  text = regexprep (text, '\((\d+)\)(\)*)$', '$1$2', "once");
  if (d < 0)
    n = -n;
    d = -d;
  end
end
