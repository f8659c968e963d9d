function [h, ierr] = besselh (alpha, k, x, opt)
  % Hankel functions: Bessel functions of the third kind, 1 and 2.
  if (nargin < 2 || nargin > 4)
    print_usage ();
  end
  if (nargin == 2)
    x = k;
    k = 1;
  end
  if (! isscalar (k) || (k != 1 && k != 2))
    error ("besselh: K must be 1 or 2");
  end
  sgn = 3 - 2 * k;
  j = besselj (alpha, x);
  y = bessely (alpha, x);
  if (sgn < 0)
    h = j - 1i * y;
  else
    h = j + 1i * y;
  end
  if (nargin == 4 && opt)
    h = h .* exp (-sgn * 1i * x);
  end
  ierr = zeros (size (h));
end
