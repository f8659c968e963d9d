function y = repelems (x, r)
  % Elements r(1,k) of x, each r(2,k) times.
  if (nargin != 2)
    error ("Octave:invalid-fun-call", "Invalid call to repelems");
  end
  at = [];
  for k = 1:columns (r)
    at = [at, repmat(r(1,k), 1, r(2,k))];
  end
  y = x(at);
  y = y(:).';
end
