function varargout = qz (A, B, opt)
  % The generalized Schur form of a pair of matrices, by the Schur form of their quotient.
  if (nargin < 2 || nargin > 3 || nargout > 7)
    print_usage ();
  end
  if (nargin == 3 && (nargout < 3 || nargout > 4))
    error ("qz: invalid number of output arguments for form 3 call");
  elseif (ischar (A) || ischar (B))
    error ("invalid conversion from string to real matrix");
  elseif (isempty (A))
    warning ("qz: A: argument is empty matrix");
    varargout = repmat ({[]}, 1, max (1, nargout));
    return;
  elseif (rows (A) != columns (A))
    error ("qz: A must be a square matrix");
  elseif (any (size (A) != size (B)))
    error ("nonconformant matrices");
  end
  select = "N";
  if (nargin == 3)
    if (isempty (opt) || ! any (opt(1) == "NSB+-"))
      error ("qz: OPT must be one of \"N\", \"S\", \"B\", \"+\", or \"-\"");
    elseif (iscomplex (A) || iscomplex (B))
      error ("qz: cannot re-order complex qz decomposition");
    end
    select = opt(1);
  end
  [AA, BB, Q, Z] = decomposed (full (A), full (B), select);
  lambda = values (AA, BB);
  if (nargout < 2)
    varargout = {lambda};
  elseif (nargin == 3)
    varargout = {AA, BB, Z, lambda};
  else
    [V, W] = deal ([]);
    if (nargout > 4)
      [V, W] = vectors (A, B, lambda);
    end
    varargout = {AA, BB, Q, Z, V, W, lambda};
  end
end
function [AA, BB, Q, Z] = decomposed (A, B, select)
  % With G a combination of A and B that has an inverse, and H another: H / G = U*S*U', U'*G = T*Z'.
  turn = [0, 1; 1, 0];
  if (rcond (B) < 1e-10)
    best = -1;
    for angle = [0, 0.4, 0.8, 1.2, -0.4, -0.8, -1.2]
      good = rcond (cos (angle) * A + sin (angle) * B);
      if (good > best)
        best = good;
        turn = [cos(angle), sin(angle); -sin(angle), cos(angle)];
      end
    end
  end
  G = turn(1,1) * A + turn(1,2) * B;
  H = turn(2,1) * A + turn(2,2) * B;
  if (iscomplex (A) || iscomplex (B))
    [U, S] = schur (complex (H / G));
  else
    [U, S] = schur (H / G);
  end
  if (any (select == "SB+-"))
    mu = ordeig (S);
    back = inv (turn);
    lambda = (back(1,1) + back(1,2) * mu) ./ (back(2,1) + back(2,2) * mu);
    switch (select)
      case "S"
        chosen = abs (lambda) < 1;
      case "B"
        chosen = abs (lambda) >= 1;
      case "+"
        chosen = real (lambda) >= 0;
      otherwise
        chosen = real (lambda) < 0;
    end
    [U, S] = ordschur (U, S, chosen);
  end
  [Z, T] = qr (flip ((U' * G)', 2)); % a triangle times an orthogonal matrix, by the factors of what stands on its head
  Z = flip (Z, 2);
  T = triu (rot90 (T', 2));
  back = inv (turn);
  AA = triu (back(1,1) * T + back(1,2) * S * T, -1);
  BB = triu (back(2,1) * T + back(2,2) * S * T, -1);
  Q = U';
  for k = 1:rows (S)-1
    if (S(k+1,k) == 0)
      AA(k+1,k) = 0;
      BB(k+1,k) = 0;
    else
      at = [k, k+1];
      [u, ~, v] = svd (BB(at,at));
      AA(at,:) = u' * AA(at,:);
      AA(:,at) = AA(:,at) * v;
      BB(at,:) = u' * BB(at,:);
      BB(:,at) = BB(:,at) * v;
      BB(k+1,k) = BB(k,k+1) = 0;
      Q(at,:) = u' * Q(at,:);
      Z(:,at) = Z(:,at) * v;
    end
  end
end
function lambda = values (AA, BB)
  tiny = rows (BB) * eps (norm (BB, 1));
  d = diag (BB);
  BB(logical (diag (abs (d) <= tiny))) = 0;
  lambda = ordeig (AA, BB);
  lambda(isinf (lambda)) = Inf;
end
function [V, W] = vectors (A, B, lambda)
  n = rows (A);
  V = W = zeros (n);
  for k = 1:n
    if (isinf (lambda(k)))
      M = B;
    else
      M = A - lambda(k) * B;
    end
    [left, ~, right] = svd (M);
    V(:,k) = scaled (right(:,n));
    W(:,k) = scaled (left(:,n));
  end
end
function v = scaled (v)
  v /= max (abs (real (v)) + abs (imag (v)));
end
