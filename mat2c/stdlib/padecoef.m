function [num, den] = padecoef (T, N = 1)
  % Pade approximation of exp (-T*s): coefficients of the two polynomials.
  if (nargin < 1)
    print_usage ();
  elseif (! (isscalar (T) && isnumeric (T) && T >= 0))
    error ("padecoef: T must be a non-negative scalar");
  elseif (! (isscalar (N) && isnumeric (N) && N >= 0))
    error ("padecoef: N must be a non-negative scalar");
  end
  N = round (N);
  if (isinf (T))
    num = [(-1) ^ N, zeros(1, N)];
    den = [1, zeros(1, N)];
    return;
  end
  k = N:-1:0;
  c = ones (1, N + 1);
  for j = 1:N
    c(N+1-j) = c(N+2-j) * (N - j + 1) / ((2 * N - j + 1) * j);
  end
  den = c / c(1) .* T .^ k;
  num = den .* (-1) .^ k;
end
