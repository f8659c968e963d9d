function [UR, SR] = ordschur (U, S, select)
  % Moves selected eigenvalues of a Schur form to its beginning, by exchanges of neighbouring blocks.
  if (nargin != 3)
    print_usage ();
  end
  if (! isnumeric (select) && ! islogical (select))
    error ("ordschur: SELECT must be an array of integers");
  end
  n = rows (U);
  if (numel (select) != n)
    error ("ordschur: SELECT must have same length as the sides of U and S");
  elseif (columns (S) != n || rows (S) != n || columns (U) != n)
    error ("ordschur: U and S must be square and of equal sizes");
  end
  UR = full (U);
  SR = full (S);
  place = 1;
  k = 1;
  while (k <= n)
    size_k = 1 + (k < n && SR(k+1,k) != 0);
    if (any (select(k:k+size_k-1)))
      at = k;
      while (at > place)
        before = 1 + (at > place + 1 && SR(at-1,at-2) != 0);
        [UR, SR] = exchange (UR, SR, at - before, before, size_k);
        at -= before;
      end
      place += size_k;
    end
    k += size_k;
  end
end
function [U, S] = exchange (U, S, j, p, q)
  % Exchanges the blocks of p and of q columns that begin at j.
  at = j:j+p+q-1;
  if (p == 1 && q == 1)
    [c, s] = __turn__ (S(j,j+1), S(j+1,j+1) - S(j,j));
    Q = [c, -s; s', c];
    ends = [S(j+1,j+1), S(j,j)];
  else
    a = at(1:p);
    b = at(p+1:end);
    X = reshape ((kron (eye (q), S(a,a)) - kron (S(b,b).', eye (p))) \ S(a,b)(:), p, q);
    [Q, ~] = qr ([-X; eye(q)]);
  end
  [U, S] = turned (U, S, at, Q);
  if (p == 1 && q == 1)
    S(j,j) = ends(1);
    S(j+1,j+1) = ends(2);
    S(j+1,j) = 0;
  else
    S(at(q+1:end),at(1:q)) = 0;
    [U, S] = standard (U, S, at(1:q));
    [U, S] = standard (U, S, at(q+1:end));
  end
end
function [U, S] = standard (U, S, at)
  % A block of two gets equal diagonal elements.
  if (numel (at) == 2)
    [Q, T] = schur (S(at,at));
    [U, S] = turned (U, S, at, Q);
    S(at,at) = T;
  end
end
function [U, S] = turned (U, S, at, Q)
  S(at,:) = Q' * S(at,:);
  S(:,at) = S(:,at) * Q;
  U(:,at) = U(:,at) * Q;
end
