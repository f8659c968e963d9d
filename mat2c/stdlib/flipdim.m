function y = flipdim (x, dim)
  % Reverses the order of the elements along a dimension.
  if (nargin < 1)
    error ("Octave:invalid-fun-call", "Invalid call to flipdim");
  end
  if (nargin < 2)
    y = flip (x);
  else
    y = flip (x, dim);
  end
end
