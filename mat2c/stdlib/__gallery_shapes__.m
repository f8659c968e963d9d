function makers = __gallery_shapes__ ()
  % The test matrices (see gallery) that are triangles, circles or made of others, each name before what makes it.
  makers = {"chebspec", @chebspec, "chow", @chow, "circul", @circul, "compar", @compar, ...
            "condex", @condex, "cycol", @cycol, "dramadah", @dramadah, "frank", @frank, ...
            "house", @house, "invhess", @invhess, "kahan", @kahan, "krylov", @powers, ...
            "lauchli", @lauchli, "moler", @moler, "rando", @rando, "triw", @triw};
end
function C = chebspec (n, k = 0)
  __gallery_check__ ("chebspec", "integer", "N", n);
  __gallery_check__ ("chebspec", "scalar", "K", k);
  if (k == 1)
    n = n + 1;
  end
  x = cos ((0:n-1)' * (pi / (n - 1)));
  d = ones (n, 1);
  d([1, n]) = 2;
  d(2:2:n) = -d(2:2:n);
  C = (d * (1 ./ d)') ./ (x - x' + eye (n));
  C(1,1) = (2 * (n - 1)^2 + 1) / 6;
  for i = 2:n-1
    C(i,i) = -x(i) / (2 * (1 - x(i)^2));
  end
  C(n,n) = -C(1,1);
  if (k == 1)
    C = C(2:n,2:n);
  end
end
function A = chow (n, alpha = 1, delta = 0)
  __gallery_check__ ("chow", "integer", "N", n);
  __gallery_check__ ("chow", "scalar", "ALPHA", alpha);
  __gallery_check__ ("chow", "scalar", "DELTA", delta);
  A = toeplitz (alpha .^ (1:n), [alpha, 1, zeros(1, n - 2)](1:n)) + delta * eye (n);
end
function A = circul (v)
  __gallery_check__ ("circul", "numeric", "V", v);
  v = __gallery_places__ (v, "X must be a scalar or a vector for circul")(:).';
  A = toeplitz (v([1, end:-1:2]), v);
end
function C = compar (A, k = 0)
  if (! isnumeric (A) || ndims (A) != 2)
    error ("gallery: A must be a 2-D matrix for compar matrix");
  end
  __gallery_check__ ("compar", "number", "K", k);
  [m, n] = size (A);
  C = abs (A);
  if (k == 0)
    C = 2 * diag (diag (C), m, n) - C;
  elseif (k == 1)
    rest = -max (C, [], 2) * ones (1, n);
    if (istril (A))
      rest = tril (rest);
    elseif (istriu (A))
      rest = triu (rest);
    end
    C = rest - diag (diag (rest), m, n) + diag (diag (C), m, n);
  else
    error ("gallery: K must have a value of 0 or 1 for compar matrix");
  end
end
function A = condex (n, k = 4, theta = 100)
  __gallery_check__ ("condex", "integer", "N", n);
  __gallery_check__ ("condex", "number", "K", k);
  __gallery_check__ ("condex", "number", "THETA", theta);
  switch (k)
    case 1
      A = [1, -1, -2*theta, 0; 0, 1, theta, -theta; 0, 1, 1+theta, -(theta+1); 0, 0, 0, theta];
    case 2
      A = [1, 1-2/theta^2, -2; 0, 1/theta, -1/theta; 0, 0, 1];
    case 3
      A = triw (n, -1)';
      A(n,n) = -1;
    case 4
      x = ones (n, 3);
      x(2:n,2) = 0;
      x(:,3) = (-1) .^ (0:n-1)' .* (1 + (0:n-1)' / (n - 1));
      Q = orth (x);
      A = eye (n) + theta * (eye (n) - Q * Q');
    otherwise
      error ("gallery: unknown K '%d' for condex matrix", k);
  end
  m = rows (A);
  if (m < n)
    A = blkdiag (A, eye (n - m));
  end
end
function A = cycol (n, k)
  __gallery_check__ ("cycol", "sizes", "N", n);
  if (nargin < 2)
    k = max (round (n(end) / 4), 1);
  end
  __gallery_check__ ("cycol", "scalar", "K", k);
  A = repmat (randn (n(1), k), 1, ceil (n(end) / k))(:,1:n(end));
end
function A = dramadah (n, k = 1)
  __gallery_check__ ("dramadah", "integer", "N", n);
  __gallery_check__ ("dramadah", "number", "K", k);
  place = 1:n;
  switch (k)
    case 1
      A = toeplitz (double (mod (place, 4) < 2), double (place < 3 | place == 4));
    case 2
      A = toeplitz (double (place == 1), double (place == 1 | mod (place, 2) == 0));
    case 3
      A = toeplitz (double (mod (place, 2) == 1), double (place < 3));
    otherwise
      error ("gallery: unknown K '%d' for dramadah matrix", k);
  end
end
function A = frank (n, k = 0)
  __gallery_check__ ("frank", "integer", "N", n);
  __gallery_check__ ("frank", "number", "K", k);
  p = n:-1:1;
  A = triu (ones (n, 1) * p - diag (ones (n - 1, 1), -1), -1);
  if (k == 1)
    A = A(p,p)';
  elseif (k != 0)
    error ("gallery: K must have a value of 0 or 1 for frank matrix");
  end
end
function [v, beta] = house (x)
  if (! isnumeric (x) || ! isvector (x))
    error ("gallery: X must be a vector for house matrix");
  end
  turn = norm (x);
  if (turn == 0)
    v = x;
    beta = 1;
    return;
  end
  if (x(1) != 0)
    turn = turn * sign (x(1));
  end
  v = x;
  v(1) = v(1) + turn;
  beta = 1 / (turn' * v(1));
end
function A = invhess (x, y)
  __gallery_check__ ("invhess", "numeric", "X", x);
  x = __gallery_places__ (x, "X must be an integer scalar, or a vector for invhess");
  n = numel (x);
  if (nargin < 2)
    y = -x(1:end-1);
  end
  A = tril (ones (n, 1) * x(:).');
  for i = 1:n-1
    A(i,i+1:n) = y(i);
  end
end
function U = kahan (n, theta = 1.2, pert = 25)
  __gallery_check__ ("kahan", "sizes", "N", n);
  __gallery_check__ ("kahan", "number", "THETA", theta);
  __gallery_check__ ("kahan", "number", "PERT", pert);
  m = n(1);
  n = n(end);
  k = min (m, n);
  U = eye (k, n) - cos (theta) * triu (ones (k, n), 1);
  U = diag (sin (theta) .^ (0:k-1)) * U + pert * eps * diag (k:-1:1)(:,[1:k, ones(1, n - k)]) .* eye (k, n);
  U(k+1:m,:) = 0;
end
function B = powers (A, x, j)
  if (! isnumeric (A) || ! issquare (A) || ndims (A) != 2)
    error ("gallery: A must be a square 2-D matrix for krylov matrix");
  end
  n = rows (A);
  if (isscalar (A))
    n = A;
    A = randn (n);
  end
  if (nargin < 2)
    x = ones (n, 1);
  elseif (! isvector (x) || numel (x) != n)
    error ("gallery: X must be a vector of length equal to A for krylov matrix");
  end
  if (nargin < 3)
    j = n;
  end
  B = ones (n, j);
  B(:,1) = x(:);
  for k = 2:j
    B(:,k) = A * B(:,k-1);
  end
end
function A = lauchli (n, mu = sqrt (eps))
  __gallery_check__ ("lauchli", "integer", "N", n);
  A = [ones(1, n); mu * eye(n)];
end
function A = moler (n, alpha = -1)
  __gallery_check__ ("moler", "integer", "N", n);
  U = triw (n, alpha);
  A = U' * U;
end
function A = rando (n, k = 1)
  __gallery_check__ ("rando", "integer", "N", n);
  __gallery_check__ ("smoke", "number", "K", k);
  switch (k)
    case 1
      A = floor (rand (n) + 0.5);
    case 2
      A = 2 * floor (rand (n) + 0.5) - 1;
    case 3
      A = round (3 * rand (n) - 1.5);
    otherwise
      error ("gallery: unknown K '%d' for smoke matrix", k);
  end
end
function T = triw (n, alpha = -1, k = n(end) - 1)
  if (! isnumeric (n) || ! any (numel (n) == [1, 2]))
    error ("gallery: N must be a 1 or 2 elements vector for triw matrix");
  elseif (! isnumeric (k) || ! isscalar (k) || fix (k) != k || k < 0)
    error ("gallery: K must be a numeric integer >= 0 for triw matrix");
  end
  T = tril (eye (n(1), n(end)) + alpha * triu (ones (n(1), n(end)), 1), k);
end
