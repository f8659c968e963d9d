function S = spfun (f, A)
  % Applies a function to the elements that are not zero.
  if (nargin != 2)
    error ("Octave:invalid-fun-call", "Invalid call to spfun");
  end
  at = find (A);
  S = zeros (size (A));
  S(at) = feval (f, A(at));
end
