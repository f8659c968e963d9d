function S = speye (m, n)
  % The sparse identity.
  if (nargin < 1)
    m = n = 1;
  elseif (nargin == 1 && numel (m) == 2)
    n = m(2);
    m = m(1);
  elseif (nargin == 1)
    n = m;
  end
  m = max (m, 0);
  n = max (n, 0);
  k = 1:min (m, n);
  S = __sparse__ (k, k, 1, m, n);
end
