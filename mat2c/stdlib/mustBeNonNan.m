function mustBeNonNan (x)
  % Fails unless no element is NaN.
  if (nargin < 1)
    print_usage ();
  end
  at = find (! (! isnan (x))(:));
  __must__ (mfilename (), inputname (1), isempty (at), "be non-NaN; found %d elements that were not: indexes %s", numel (at), mat2str (at));
end
