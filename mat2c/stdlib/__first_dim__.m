function dim = __first_dim__ (x)
  % The first dimension that is longer than 1; 1 where none is.
  dim = find (size (x) > 1, 1);
  if (isempty (dim))
    dim = 1;
  end
end
