function y = cosint (x)
  % Cosine integral: Euler's constant, log (x) and the integral of (cos (t) - 1) / t from 0 to x.
  if (nargin < 1)
    print_usage ();
  elseif (! isnumeric (x))
    error ("cosint: X must be numeric");
  end
  y = __trig_integral__ (x, "cos");
end
