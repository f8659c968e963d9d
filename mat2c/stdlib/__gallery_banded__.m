function makers = __gallery_banded__ ()
  % The test matrices (see gallery) with few diagonals, each name before what makes it.
  makers = {"clement", @clement, "dorr", @dorr, "forsythe", @forsythe, "gearmat", @gearmat, ...
            "grcar", @grcar, "hanowa", @hanowa, "jordbloc", @jordbloc, "lesp", @lesp, ...
            "neumann", @neumann, "poisson", @poisson, "smoke", @smoke, "toeppen", @toeppen, ...
            "tridiag", @tridiag, "wilk", @wilk};
end
function A = clement (n, k = 0)
  __gallery_check__ ("clement", "integer", "N", n);
  __gallery_check__ ("clement", "number", "K", k);
  up = 1:n-1;
  down = n-1:-1:1;
  if (k != 0)
    up = sqrt (up .* down);
    down = up;
  end
  A = diag (down, -1) + diag (up, 1);
end
function [c, d, e] = dorr (n, theta = 0.01)
  __gallery_check__ ("dorr", "integer", "N", n);
  __gallery_check__ ("dorr", "number", "THETA", theta);
  h = 1 / (n + 1);
  step = theta / h^2;
  slope = (0.5 - (1:n)' * h) / h;
  first = (1:n)' <= floor ((n + 1) / 2);
  c = -step * ones (n, 1);
  e = c;
  e(first) = c(first) - slope(first);
  c(! first) = e(! first) + slope(! first);
  d = -(c + e);
  c = c(2:n);
  e = e(1:n-1);
  if (nargout <= 1)
    c = tridiag (c, d, e);
  end
end
function A = forsythe (n, alpha = sqrt (eps), lambda = 0)
  __gallery_check__ ("forsythe", "integer", "N", n);
  __gallery_check__ ("forsythe", "number", "ALPHA", alpha);
  __gallery_check__ ("forsythe", "number", "LAMBDA", lambda);
  A = jordbloc (n, lambda);
  A(n,1) = alpha;
end
function A = gearmat (n, i = n, j = -n)
  __gallery_check__ ("gearmat", "integer", "N", n);
  if (! isnumeric (i) || ! isscalar (i) || i == 0 || abs (i) > n)
    error ("gallery: I must be a nonzero scalar, and abs (I) <= N for gearmat matrix");
  elseif (! isnumeric (j) || ! isscalar (j) || j == 0 || abs (j) > n)
    error ("gallery: J must be a nonzero scalar, and abs (J) <= N for gearmat matrix");
  end
  A = diag (ones (n - 1, 1), -1) + diag (ones (n - 1, 1), 1);
  A(1,abs(i)) = sign (i);
  A(n,n+1-abs(j)) = sign (j);
end
function A = grcar (n, k = 3)
  __gallery_check__ ("grcar", "integer", "N", n);
  __gallery_check__ ("grcar", "number", "K", k);
  A = tril (triu (ones (n)), k) - diag (ones (n - 1, 1), -1);
end
function A = hanowa (n, d = -1)
  __gallery_check__ ("hanowa", "integer", "N", n);
  if (rem (n, 2) != 0)
    error ("gallery: N must be even for hanowa matrix");
  end
  __gallery_check__ ("hanowa", "number", "D", d);
  m = n / 2;
  A = [d * eye(m), -diag(1:m); diag(1:m), d * eye(m)];
end
function A = jordbloc (n, lambda = 1)
  __gallery_check__ ("jordbloc", "integer", "N", n);
  __gallery_check__ ("jordbloc", "number", "LAMBDA", lambda);
  A = lambda * eye (n) + diag (ones (n - 1, 1), 1);
end
function A = lesp (n)
  __gallery_check__ ("lesp", "integer", "N", n);
  x = 2:n;
  A = full (tridiag (1 ./ x, -(2 * [x, n + 1] + 1), x));
end
function A = neumann (n)
  __gallery_check__ ("neumann", "sizes", "N", n);
  if (isscalar (n))
    m = sqrt (n);
    if (m != fix (m))
      error ("gallery: N must be a perfect square for neumann matrix");
    end
    n = m;
  else
    m = n(1);
    n = n(2);
  end
  T = tridiag (m, -1, 2, -1);
  T(1,2) = -2;
  T(m,m-1) = -2;
  A = kron (T, speye (n)) + kron (speye (n), T);
end
function A = poisson (n)
  __gallery_check__ ("poisson", "integer", "N", n);
  T = tridiag (n, -1, 2, -1);
  A = kron (speye (n), T) + kron (T, speye (n));
end
function A = smoke (n, k = 0)
  __gallery_check__ ("smoke", "integer", "N", n);
  if (! isnumeric (k) || ! isscalar (k) || ! any (k == [0, 1]))
    error ("gallery: K must have a value of 0 or 1 for smoke matrix");
  end
  w = exp (2 * pi * 1i / n);
  A = diag ([w .^ (1:n-1), 1]) + diag (ones (n - 1, 1), 1);
  if (k == 0)
    A(n,1) = 1;
  end
end
function A = toeppen (n, a = 1, b = -10, c = 0, d = 10, e = 1)
  if (! isnumeric (n) || ! isscalar (n) || fix (n) != n)
    error ("gallery: N must be a numeric integer for toeppen matrix");
  end
  if (! all (cellfun (@(x) isnumeric (x) && isscalar (x), {a, b, c, d, e})))
    error ("gallery: A, B, C, D and E must be numeric scalars for toeppen matrix");
  end
  A = spdiags (ones (n, 1) * [a, b, c, d, e], -2:2, n, n);
end
function A = tridiag (x, y, z, w)
  if (nargin == 1)
    [y, z, w] = deal (-1, 2, -1);
  end
  if (nargin != 3)
    below = y * ones (x - 1, 1);
    above = w * ones (x - 1, 1);
    middle = z * ones (x, 1);
  else
    below = x(:);
    middle = y(:);
    above = z(:);
  end
  if (numel (below) != numel (middle) - 1 && nargin == 3)
    error ("gallery: X must have one element less than Y for tridiag matrix");
  elseif (numel (above) != numel (middle) - 1 && nargin == 3)
    error ("gallery: Z must have one element less than Y for tridiag matrix");
  end
  n = numel (middle);
  A = spdiags ([[below; 0](1:n), middle, [0; above](1:n)], -1:1, n, n);
end
function [A, b] = wilk (n)
  __gallery_check__ ("wilk", "number", "N", n);
  switch (n)
    case 3
      A = [1e-10, 0.9, -0.4; 0, 0.9, -0.4; 0, 0, 1e-10];
      b = [0; 0; 1];
    case 4
      A = [0.9143e-4, 0, 0, 0; 0.8762, 0.7156e-4, 0, 0; 0.7943, 0.8143, 0.9504e-4, 0; 0.8017, 0.6123, 0.7165, 0.7123e-4];
      b = [0.6524; 0.3127; 0.4186; 0.7853];
    case 21
      A = diag (abs (-10:10)) + diag (ones (20, 1), 1) + diag (ones (20, 1), -1);
    otherwise
      error ("gallery: unknown N '%d' for wilk matrix", n);
  end
end
