function S = spones (A)
  % Ones where A is not zero.
  if (nargin < 1)
    error ("Octave:invalid-fun-call", "Invalid call to spones");
  end
  S = double (A != 0);
end
