function t = isstr (x)
  % Whether x is text.
  if (nargin != 1)
    error ("Octave:invalid-fun-call", "Invalid call to isstr");
  end
  t = ischar (x);
end
