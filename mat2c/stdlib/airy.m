function [a, ierr] = airy (k, z, opt)
  % Airy functions of real arguments, by Bessel functions of order 1/3 and 2/3.
  if (nargin < 1 || nargin > 3)
    print_usage ();
  end
  if (nargin == 1)
    z = k;
    k = 0;
  end
  if (! (isscalar (k) && any (k == 0:3)))
    error ("airy: K must be 0, 1, 2, or 3");
  end
  a = zeros (size (z));
  ierr = zeros (size (z));
  for i = 1:numel (z)
    a(i) = one (k, z(i));
    if (nargin == 3 && opt)
      scale = 2 / 3 * z(i) * sqrt (complex (z(i)));
      if (k < 2)
        a(i) = a(i) * exp (scale);
      else
        a(i) = a(i) * exp (-abs (real (scale)));
      end
    end
  end
end
function a = one (k, x)
  s = abs (x);
  t = 2 / 3 * s * sqrt (s);
  if (x == 0)
    values = [0.355028053887817239, -0.258819403792806798, 0.614926627446000736, 0.448288357353826359];
    a = values(k + 1);
  elseif (x > 0)
    switch (k)
      case 0
        a = sqrt (s / 3) * besselk (1/3, t) / pi;
      case 1
        a = -s / (pi * sqrt (3)) * besselk (2/3, t);
      case 2
        a = sqrt (s / 3) * (besseli (-1/3, t) + besseli (1/3, t));
      otherwise
        a = s / sqrt (3) * (besseli (-2/3, t) + besseli (2/3, t));
    end
  else
    switch (k)
      case 0
        a = sqrt (s) / 3 * (besselj (1/3, t) + besselj (-1/3, t));
      case 1
        a = s / 3 * (besselj (2/3, t) - besselj (-2/3, t));
      case 2
        a = sqrt (s / 3) * (besselj (-1/3, t) - besselj (1/3, t));
      otherwise
        a = s / sqrt (3) * (besselj (-2/3, t) + besselj (2/3, t));
    end
  end
end
