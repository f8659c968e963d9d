function angle = subspace (A, B)
  % Largest principal angle between the column spaces of two matrices.
  if (nargin != 2)
    print_usage ();
  elseif (ndims (A) != 2 || ndims (B) != 2)
    error ("subspace: A and B must be vectors or 2-D arrays");
  elseif (rows (A) != rows (B))
    error ("subspace: column dimensions of A and B must match");
  end
  A = orth (A);
  B = orth (B);
  c = A' * B;
  scos = min (svd (c));
  if (scos ^ 2 > 1/2)
    if (columns (A) >= columns (B))
      c = B - A * c;
    else
      c = A - B * c';
    end
    angle = asin (min (norm (c), 1));
  else
    angle = acos (scos);
  end
end
