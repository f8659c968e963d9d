function mustBeMember (x, valid)
  % Fails unless all elements are among the valid ones.
  if (nargin != 2)
    print_usage ();
  end
  count = sum (! ismember (x, valid)(:));
  what = "be one of the specified valid values; found %d elements that were not";
  __must__ (mfilename (), inputname (1), count == 0, what, count);
end
