function t = isstring (s)
  % Whether s is an object of class string, which no value is.
  if (nargin != 1)
    error ("Octave:invalid-fun-call", "Invalid call to isstring");
  end
  t = false;
end
