function y = sinpi (x)
  % sin (pi x), exact at multiples of 1/2.
  if (nargin < 1)
    print_usage ();
  elseif (! isnumeric (x))
    error ("sinpi: X must be numeric");
  end
  t = rem (x, 2);
  y = sin (t * pi);
  y(t == fix (t)) = 0;
  y(t == 0.5 | t == -1.5) = 1;
  y(t == -0.5 | t == 1.5) = -1;
end
