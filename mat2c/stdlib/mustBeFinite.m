function mustBeFinite (x)
  % Fails unless all elements are finite.
  if (nargin < 1)
    print_usage ();
  end
  at = find (! (isfinite (x))(:));
  __must__ (mfilename (), inputname (1), isempty (at), "be finite; found %d non-finite elements: indexes %s", numel (at), mat2str (at));
end
