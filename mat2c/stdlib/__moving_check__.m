function __moving_check__ (x, name, d)
  % Fails where an option of movfun can't have a value.
  switch (name)
    case "dim"
      good = isempty (d) || (isscalar (d) && isindex (d, ndims (x)));
      rule = "@(d) isempty (d) || (isscalar (d) && isindex (d, ndims (x)))";
    case "outdim"
      good = isempty (d) || (isvector (d) && isindex (d));
      rule = "@(d) isempty (d) || (isvector (d) && isindex (d))";
    case "endpoints"
      good = any (strcmpi (d, {"shrink", "discard", "fill", "periodic", "same"})) || (isnumeric (d) && isscalar (d));
      rule = "@(x) any (strcmpi (x, valid_bc)) || (isnumeric (x) && isscalar (x))";
    case {"sample points", "samplepoints"}
      good = isnumeric (d) && issorted (d(:), "strictascend");
      rule = "sorted points that differ";
    case "nancond"
      good = any (strcmpi (d, {"includenan", "omitnan"}));
      rule = "@(x) any (strcmpi (x, {\"includenan\", \"omitnan\"}))";
  end
  if (! good)
    error ("movfun: failed validation of %s. Checked with \"%s\"", toupper (name), rule);
  end
end
