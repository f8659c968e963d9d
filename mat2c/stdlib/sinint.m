function y = sinint (x)
  % Sine integral: the integral of sin (t) / t from 0 to x.
  if (nargin < 1)
    print_usage ();
  elseif (! isnumeric (x))
    error ("sinint: X must be numeric");
  end
  y = __trig_integral__ (x, "sin");
end
