function [L, D, P] = ldl (A, form)
  % Factors of a Hermitian matrix: A = P' * L * D * L' * P with a unit lower triangular L and a D of blocks of
  % one or two rows; with two outputs, L has the permutation in it.
  if (nargin < 1)
    print_usage ();
  elseif (! issquare (A))
    error ("MATLAB:square", "Matrix must be square.");
  end
  n = rows (A);
  L = eye (n);
  D = zeros (n);
  p = 1:n;
  alpha = (1 + sqrt (17)) / 8;
  S = tril (A) + tril (A, -1)';
  k = 1;
  while (k <= n)
    [size_, swap] = pivot (S, k, alpha);
    to = k + size_ - 1;
    if (swap != to)
      S([to, swap],:) = S([swap, to],:);
      S(:,[to, swap]) = S(:,[swap, to]);
      L([to, swap],1:k-1) = L([swap, to],1:k-1);
      p([to, swap]) = p([swap, to]);
    end
    at = k:to;
    rest = to+1:n;
    block = S(at,at);
    D(at,at) = block;
    if (! isempty (rest) && any (block(:) != 0))
      C = S(rest,at) / block;
      L(rest,at) = C;
      S(rest,rest) = S(rest,rest) - C * S(at,rest);
    end
    k = to + 1;
  end
  P = eye (n)(p,:);
  if (nargout < 3)
    L = P' * L;
  end
  if (nargin > 1 && strcmp (form, "vector"))
    P = p;
  elseif (nargout == 3)
    P = P';
  end
end

function [size_, swap] = pivot (S, k, alpha)
  % The rows of the next block, and what its last row changes places with (Bunch and Kaufman).
  n = rows (S);
  size_ = 1;
  swap = k;
  if (k == n)
    return;
  end
  [most, r] = max (abs (S(k+1:n,k)));
  r = r + k;
  if (most == 0 || abs (S(k,k)) >= alpha * most)
    return;
  end
  others = [k:r-1, r+1:n];
  beyond = max (abs (S(others,r)));
  if (abs (S(k,k)) * beyond >= alpha * most ^ 2)
    return;
  elseif (abs (S(r,r)) >= alpha * beyond)
    swap = r;
  else
    size_ = 2;
    swap = r;
  end
end
