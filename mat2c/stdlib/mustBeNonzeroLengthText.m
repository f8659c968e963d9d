function mustBeNonzeroLengthText (x)
  % Fails unless the value is a text, or texts, with characters.
  if (nargin < 1)
    print_usage ();
  end
  good = __is_text__ (x) && ! isempty (x);
  if (iscell (x))
    good = all (cellfun (@(t) __is_text__ (t) && ! isempty (t), x(:)));
  end
  __must__ (mfilename (), inputname (1), good, "be text with one or more characters");
end
