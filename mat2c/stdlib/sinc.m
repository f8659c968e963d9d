function y = sinc (x)
  % sin (pi x) / (pi x).
  if (nargin < 1)
    error ("Octave:invalid-fun-call", "Invalid call to sinc");
  end
  y = ones (size (x));
  i = (x != 0);
  if (any (i(:)))
    t = pi * x(i);
    y(i) = sin (t) ./ t;
  end
end
