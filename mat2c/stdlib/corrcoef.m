function [r, p, lci, hci] = corrcoef (x, varargin)
  % Correlation coefficients of variables, with their p-values and confidence intervals.
  if (nargin < 1)
    print_usage ();
  end
  alpha = 0.05;
  pairwise = false;
  if (numel (varargin) > 0 && isnumeric (varargin{1}))
    y = varargin{1};
    varargin(1) = [];
    if (numel (x) != numel (y))
      error ("corrcoef: X and Y must be the same size");
    end
    x = [x(:), y(:)];
  end
  if (numel (varargin) > 0 && ! ischar (varargin{1}))
    error ("corrcoef: parameter 1 must be a string");
  elseif (mod (numel (varargin), 2) != 0)
    error ("corrcoef: parameter \"%s\" missing value", varargin{end});
  end
  for k = 1:2:numel (varargin)
    switch (tolower (varargin{k}))
      case "alpha"
        alpha = varargin{k+1};
        if (! isnumeric (alpha) || ! isscalar (alpha) || ! (alpha >= 0 && alpha <= 1))
          error ("corrcoef: \"alpha\" must be a scalar between 0 and 1");
        end
      case "rows"
        if (! ischar (varargin{k+1}))
          error ("corrcoef: \"rows\" value must be a string");
        end
        switch (tolower (varargin{k+1}))
          case "all"
          case "complete"
            x(any (isnan (x), 2), :) = [];
          case "pairwise"
            pairwise = true;
          otherwise
            error ("corrcoef: \"rows\" must be \"all\", \"complete\", or \"pairwise\"");
        end
      otherwise
        error ("corrcoef: Unknown option \"%s\"", varargin{k});
    end
  end
  if (! isnumeric (x) || isempty (x) || isscalar (x))
    r = NaN;
    p = NaN;
    lci = NaN;
    hci = NaN;
    return;
  end
  if (isrow (x))
    x = x.';
  end
  m = columns (x);
  r = ones (m);
  n = rows (x) * ones (m);
  if (pairwise)
    for i = 1:m
      for j = 1:i-1
        both = ! any (isnan (x(:,[i, j])), 2);
        c = center (x(both,i))' * center (x(both,j)) / (sum (both) - 1);
        s = std (x(both,i)) * std (x(both,j));
        r(i,j) = c / s;
        r(j,i) = r(i,j);
        n(i,j) = sum (both);
        n(j,i) = n(i,j);
      end
    end
  else
    s = std (x).';
    r = cov (x) ./ (s * s.');
    on_diagonal = ones (1, m);
    on_diagonal(any (isnan (x), 1)) = NaN;
    r(1:m+1:end) = on_diagonal;
  end
  if (nargout > 1)
    df = n - 2;
    t = r .* sqrt (df ./ (1 - r .^ 2));
    p = ones (m);
    off = ! eye (m) & df > 0;
    p(off) = betainc (df(off) ./ (df(off) + t(off) .^ 2), df(off) / 2, 0.5);
  end
  if (nargout > 2)
    half = sqrt (2) * erfinv (1 - alpha) ./ sqrt (n - 3);
    z = atanh (r);
    lci = tanh (z - half);
    hci = tanh (z + half);
    lci(1:m+1:end) = 1;
    hci(1:m+1:end) = 1;
  end
end
