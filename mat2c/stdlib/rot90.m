function B = rot90 (A, k)
  % Rotates a matrix, or each page of an array, by quarter turns.
  if (nargin < 1)
    print_usage ();
  end
  if (nargin < 2)
    k = 1;
  end
  if (! (isscalar (k) && isreal (k) && k == fix (k)))
    error ("rot90: K must be a single real integer");
  end
  swapped = [2, 1, 3:ndims(A)];
  switch (mod (k, 4))
    case 0
      B = A;
    case 1
      if (ndims (A) == 2)
        B = A.';
        B = B(end:-1:1,:);  % a permutation of the identity stays one
      else
        B = flip (permute (A, swapped), 1);
      end
    case 2
      B = flip (flip (A, 1), 2);
    otherwise
      B = permute (flip (A, 1), swapped);
  end
end
