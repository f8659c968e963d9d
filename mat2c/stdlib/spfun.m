function S = spfun (f, A)
  % Applies a function to the elements that are not zero.
  if (nargin != 2)
    print_usage ();
  end
  at = find (A);
  S = __sparse__ (zeros (size (A)));
  S(at) = feval (f, A(at));
end
