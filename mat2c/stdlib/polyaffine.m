function g = polyaffine (f, mu)
  % Coefficients of f((x - mu(1)) / mu(2)).
  if (nargin != 2)
    print_usage ();
  elseif (! isvector (f))
    error ("polyaffine: F must be a vector");
  elseif (! isvector (mu) || numel (mu) != 2)
    error ("polyaffine: MU must be a two-element vector");
  end
  n = numel (f);
  f = f(end:-1:1);
  if (mu(2) != 1)
    f = f ./ reshape (mu(2) .^ (0:n-1), size (f));
  end
  g = f;
  if (mu(1) != 0)
    w = (-mu(1)) .^ (0:n-1);
    for i = 1:n
      g(i) = 0;
      for k = i:n
        g(i) = g(i) + f(k) * nchoosek (k-1, i-1) * w(k-i+1);
      end
    end
  end
  g = g(end:-1:1);
end
