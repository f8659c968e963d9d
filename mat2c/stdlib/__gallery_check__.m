function __gallery_check__ (matrix, what, name, value)
  % Refuses an argument of a test matrix (see gallery) that isn't what it must be.
  switch (what)
    case "integer"
      good = isnumeric (value) && isscalar (value) && fix (value) == value;
      must = "must be an integer";
    case "sizes"
      good = isnumeric (value) && any (numel (value) == [1, 2]) && all (fix (value) == value);
      must = "must be a 1 or 2 element integer";
    case "number"
      good = isnumeric (value) && isscalar (value);
      must = "must be a numeric scalar";
    case "scalar"
      good = isnumeric (value) && isscalar (value);
      must = "must be a scalar";
    otherwise
      good = isnumeric (value);
      must = "must be numeric";
  end
  if (! good)
    error ("gallery: %s %s for %s matrix", name, must, matrix);
  end
end
