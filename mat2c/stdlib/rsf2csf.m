function [U, T] = rsf2csf (UR, TR)
  % The complex Schur form of a real one: each block of two becomes a triangle.
  if (nargin != 2)
    print_usage ();
  end
  for arg = {UR, TR}
    if (! isnumeric (arg{1}) && ! islogical (arg{1}))
      error ("rsf2csf: wrong type argument '%s'", typeinfo (arg{1}));
    end
  end
  if (iscomplex (UR) || iscomplex (TR))
    error ("rsf2csf: UR and TR must be real matrices");
  elseif (rows (TR) != columns (TR) || columns (UR) != rows (TR))
    error ("rsf2csf: inconsistent matrix dimensions");
  end
  U = full (UR);
  T = full (TR);
  for k = 1:rows (T)-1
    if (T(k+1,k) != 0)
      b = abs (T(k,k+1));
      c = abs (T(k+1,k));
      turn = [sqrt(b / (b + c)), 1i * sqrt(c / (b + c))];
      turn = [turn; flip(turn)];
      at = [k, k+1];
      T(at,:) = turn' * T(at,:);
      T(:,at) = T(:,at) * turn;
      U(:,at) = U(:,at) * turn;
      T(k+1,k) = 0;
    end
  end
end
