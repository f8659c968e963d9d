function makers = __gallery_formulas__ ()
  % The test matrices (see gallery) whose elements are a formula of their places, each name before what makes it.
  makers = {"cauchy", @cauchy, "chebvand", @chebvand, "fiedler", @fiedler, "gcdmat", @gcdmat, ...
            "invol", @invol, "ipjfact", @ipjfact, "kms", @kms, "lehmer", @lehmer, ...
            "lotkin", @lotkin, "minij", @minij, "orthog", @orthog, "parter", @parter, "pei", @pei, ...
            "prolate", @prolate, "redheff", @redheff, "riemann", @riemann, "ris", @ris, "toeppd", @toeppd};
end
function A = cauchy (x, y)
  __gallery_check__ ("cauchy", "numeric", "X", x);
  x = __gallery_places__ (x, "X be an integer or a vector for cauchy");
  if (nargin < 2)
    y = x;
  end
  __gallery_check__ ("cauchy", "numeric", "Y", y);
  if (! isempty (y))
    y = __gallery_places__ (y, "Y be an integer or a vector for cauchy");
  end
  if (numel (x) != numel (y))
    error ("gallery: X and Y must be vectors of same length for cauchy matrix");
  end
  A = 1 ./ (x(:) + y(:).');
end
function A = chebvand (m, p)
  if (nargin == 1)
    p = m;
  end
  __gallery_check__ ("chebvand", "numeric", "P", p);
  if (isscalar (p))
    p = linspace (0, 1, p);
  end
  if (nargin == 1)
    m = numel (p);
  end
  p = p(:).';
  A = ones (m, numel (p));
  for k = 2:m
    if (k == 2)
      A(2,:) = p;
    else
      A(k,:) = 2 * p .* A(k-1,:) - A(k-2,:);
    end
  end
end
function A = fiedler (c)
  __gallery_check__ ("fiedler", "numeric", "C", c);
  c = __gallery_places__ (c, "C must be an integer or a vector for fiedler");
  A = abs (c(:).' - c(:));
end
function A = gcdmat (n)
  __gallery_check__ ("gcdmat", "integer", "N", n);
  [i, j] = ndgrid (1:n);
  A = gcd (i, j);
end
function A = invol (n)
  __gallery_check__ ("invol", "integer", "N", n);
  A = hilb (n);
  d = -n;
  A(:,1) = d * A(:,1);
  for i = 1:n-1
    d = -(n + i) * (n - i) * d / (i * i);
    A(i+1,:) = d * A(i+1,:);
  end
end
function A = ipjfact (n, k = 0)
  __gallery_check__ ("ipjfact", "integer", "N", n);
  __gallery_check__ ("ipjfact", "number", "K", k);
  A = factorial ((1:n)' + (1:n));
  if (k == 1)
    A = 1 ./ A;
  elseif (k != 0)
    error ("gallery: unknown K '%d' for ipjfact matrix", k);
  end
end
function A = kms (n, rho = 0.5)
  % The messages name another matrix, as Octave's do.
  __gallery_check__ ("lauchli", "integer", "N", n);
  A = rho .^ abs ((1:n)' - (1:n));
  if (iscomplex (rho))
    A = conj (tril (A, -1)) + triu (A);
  end
end
function A = lehmer (n)
  __gallery_check__ ("lehmer", "integer", "N", n);
  [i, j] = ndgrid (1:n);
  A = min (i, j) ./ max (i, j);
end
function A = lotkin (n)
  __gallery_check__ ("lotkin", "integer", "N", n);
  A = hilb (n);
  A(1,:) = 1;
end
function A = minij (n)
  __gallery_check__ ("minij", "integer", "N", n);
  A = min ((1:n)', 1:n);
end
function A = orthog (n, k = 1)
  __gallery_check__ ("orthog", "integer", "N", n);
  __gallery_check__ ("orthog", "number", "K", k);
  places = (1:n)' * (1:n);
  before = (0:n-1)' * (0:n-1);
  switch (k)
    case 1
      A = sin (places * (pi / (n + 1))) * sqrt (2 / (n + 1));
    case 2
      A = sin (places * (2 * pi / (2 * n + 1))) * (2 / sqrt (2 * n + 1));
    case 3
      A = exp (before * (2 * pi * 1i / n)) / sqrt (n);
    case 4
      A = tril (ones (n));
      A(1,2:n) = 1;
      for i = 2:n
        A(i,i) = -(i - 1);
      end
      A = A ./ sqrt ([n, 1:n-1] .* (1:n))';
    case 5
      m = before * (2 * pi / n);
      A = (cos (m) + sin (m)) / sqrt (n);
    case -1
      A = cos (before * (pi / (n - 1)));
    case -2
      A = cos ((0:n-1)' * ((0:n-1) + 0.5) * (pi / n));
    otherwise
      error ("gallery: unknown K '%d' for orthog matrix", k);
  end
end
function A = parter (n)
  __gallery_check__ ("parter", "integer", "N", n);
  A = cauchy ((1:n) + 0.5, -(1:n));
end
function A = pei (n, alpha = 1)
  __gallery_check__ ("pei", "integer", "N", n);
  __gallery_check__ ("pei", "scalar", "ALPHA", alpha);
  A = alpha * eye (n) + ones (n);
end
function A = prolate (n, w = 0.25)
  __gallery_check__ ("prolate", "integer", "N", n);
  __gallery_check__ ("prolate", "scalar", "W", w);
  k = 1:n-1;
  A = toeplitz ([2 * w, sin(2 * pi * w * k) ./ (pi * k)]);
end
function A = redheff (n)
  __gallery_check__ ("redheff", "integer", "N", n);
  [i, j] = ndgrid (1:n);
  A = rem (j, i) == 0 | j == 1;
end
function A = riemann (n)
  __gallery_check__ ("riemann", "integer", "N", n);
  [i, j] = ndgrid (2:n+1);
  A = i .* (rem (j, i) == 0) - 1;
end
function A = ris (n)
  __gallery_check__ ("ris", "integer", "N", n);
  A = cauchy (-2 * (1:n) + n + 1.5);
end
function A = toeppd (n, m = n, w = rand (m, 1), theta = rand (m, 1))
  if (numel (w) != m || numel (theta) != m)
    error ("gallery: W and THETA must be vectors of length M for toeppd matrix");
  end
  distance = 2 * pi * ((1:n)' - (1:n));
  A = zeros (n);
  for k = 1:m
    A = A + w(k) * cos (theta(k) * distance);
  end
end
