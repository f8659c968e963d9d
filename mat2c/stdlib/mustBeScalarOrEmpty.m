function mustBeScalarOrEmpty (x)
  % Fails where there are several elements.
  if (nargin < 1)
    print_usage ();
  end
  __must__ (mfilename (), inputname (1), isempty (x) || isscalar (x), "be a scalar or empty");
end
