function mustBeNonmissing (x)
  % Fails where elements are missing.
  if (nargin < 1)
    print_usage ();
  end
  __must__ (mfilename (), inputname (1), ! anymissing (x), "not contain missing values");
end
