function mustBeNonzero (x)
  % Fails unless no element is 0.
  if (nargin < 1)
    print_usage ();
  end
  at = find (! (x != 0)(:));
  __must__ (mfilename (), inputname (1), isempty (at), "be non-zero; found %d elements that were zero: indexes %s", numel (at), mat2str (at));
end
