function __check_dim__ (who, dim)
  % Refuses what can't be the number of a dimension.
  if (! isscalar (dim) || ! (dim == fix (dim) && dim >= 1))
    error ("%s: DIM must be an integer and a valid dimension", who);
  end
end
