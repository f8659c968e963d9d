function e = __empty_of__ (cls, varargin)
  % CLASS.empty (EXTENTS…): no elements of a class that the language has.
  extents = [varargin{:}];
  if (isempty (extents))
    extents = [0, 0];
  elseif (isscalar (extents))
    extents = [extents, extents];
  end
  if (all (extents != 0))
    error ("MATLAB:class:emptyMustBeZero", "At least one dimension must be zero.");
  end
  switch (cls)
    case "char"
      e = char (zeros (extents));
    case "logical"
      e = false (extents);
    case "string"
      e = strings (extents);
    case "cell"
      e = cell (extents);
    case "struct"
      e = repmat (struct (), extents);
    case "function_handle"
      e = zeros (extents);
    otherwise
      e = zeros (extents, cls);
  end
end
