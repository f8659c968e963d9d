function y = cospi (x)
  % cos (pi x), exact at multiples of 1/2.
  if (nargin < 1)
    print_usage ();
  elseif (! isnumeric (x))
    error ("cospi: X must be numeric");
  end
  t = abs (rem (x, 2));
  y = cos (t * pi);
  y(t == 0.5 | t == 1.5) = 0;
  y(t == 0) = 1;
  y(t == 1) = -1;
end
