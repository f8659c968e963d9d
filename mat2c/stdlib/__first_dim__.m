function dim = __first_dim__ (x)
  % The first dimension whose extent isn't 1; 1 for a scalar.
  dim = find (size (x) != 1, 1);
  if (isempty (dim))
    dim = 1;
  end
end
