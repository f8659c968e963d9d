function y = sinc (x)
  % sin (pi x) / (pi x).
  if (nargin < 1)
    print_usage ();
  end
  y = ones (size (x));
  i = (x != 0);
  if (any (i(:)))
    t = pi * x(i);
    y(i) = sin (t) ./ t;
  end
end
