function [n, d] = rat (x, tol)
  % Continued fraction, or numerator and denominator, of an approximation.
  if (nargin < 1)
    error ("Octave:invalid-fun-call", "Invalid call to rat");
  end
  if (! isfloat (x))
    error ("rat: X must be a single or double array");
  end
  y = x(:);
  if (nargin < 2)
    t = abs (y);
    tol = 1e-6 * norm (y(! isinf (y)), 1);
  end
  count = numel (y);
  num = zeros (count, 1);
  den = num;
  texts = cell (count, 1);
  for k = 1:count
    [p, q, text] = expand (y(k), tol);
    num(k) = p;
    den(k) = q;
    texts{k} = text;
  end
  if (nargout == 2)
    n = reshape (num, size (x));
    d = reshape (den, size (x));
  else
    n = char (texts);
  end
end
function [num, den, text] = expand (y, tol)
  if (y == 0)
    num = 0;
    den = 1;
    text = "0";
    return;
  elseif (isinf (y) || isnan (y))
    num = sign (y);
    den = 0;
    if (isnan (y))
      text = "NaN";
    elseif (y > 0)
      text = "Inf";
    else
      text = "-Inf";
    end
    return;
  end
  step = round (y);
  frac = y - step;
  last_num = 1;
  last_den = 0;
  num = step;
  den = 1;
  text = sprintf ("%d ", step);
  depth = 0;
  while (abs (y - num / den) >= tol && depth < 20 && frac != 0)
    flip = 1 / frac;
    step = round (flip);
    frac = flip - step;
    [num, last_num] = deal (num * step + last_num, num);
    [den, last_den] = deal (den * step + last_den, den);
    depth = depth + 1;
    if (depth > 1)
      text = sprintf ("%s + 1/(%d", text, step);
    else
      text = sprintf ("%s+ 1/(%d", text, step);
    end
  end
  if (depth > 0 && step > 0)
    % a positive last term stands without parentheses
    at = find (text == "(", 1, "last");
    text(at) = [];
    depth = depth - 1;
  end
  text = [text repmat(")", 1, depth)];
  if (den < 0)
    num = -num;
    den = -den;
  end
end
