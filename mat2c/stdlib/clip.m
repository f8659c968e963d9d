function y = clip (x, low, high)
  % The elements of an array, limited to a range.
  if (nargin != 3)
    print_usage ();
  elseif (any (low(:) > high(:)))
    error ("MATLAB:clip:LowerGreaterThanUpper", "Lower clipping bound must be less than or equal to upper clipping bound.");
  end
  y = min (max (x, low), high);
end
