function y = dawson (x)
  % Dawson's integral: exp (-x^2) times the integral of exp (t^2) from 0 to x.
  if (nargin != 1)
    print_usage ();
  elseif (! isreal (x))
    error ("dawson: not defined for complex numbers");
  end
  h = 0.2;
  n = 2 * round (abs (double (x)) / h / 2);
  rest = abs (double (x)) - n * h;
  s = zeros (size (x));
  for k = -35:2:35
    s = s + exp (-(rest - k * h) .^ 2) ./ (n + k);
  end
  y = s / sqrt (pi);
  small = abs (x) < 0.2;
  z = double (x(small)) .^ 2;
  y(small) = abs (double (x(small))) .* (1 - 2/3 * z .* (1 - 0.4 * z .* (1 - 2/7 * z .* (1 - 2/9 * z .* (1 - 2/11 * z .* (1 - 2/13 * z))))));
  y = sign (x) .* y;
end
