function a = polyarea (x, y, dim)
  % Area of a polygon.
  if (nargin < 2)
    print_usage ();
  elseif (! size_equal (x, y))
    error ("polyarea: X and Y must have the same shape");
  end
  if (nargin == 2)
    a = abs (sum (x .* (circshift (y, -1) - circshift (y, 1)))) / 2;
  else
    a = abs (sum (x .* (circshift (y, -1, dim) - circshift (y, 1, dim)), dim)) / 2;
  end
end
