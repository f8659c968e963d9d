function [z, v] = polyeig (varargin)
  % Eigenvalues and vectors of a polynomial whose coefficients are matrices.
  if (nargin < 1)
    print_usage ();
  end
  n = rows (varargin{1});
  for k = 1:nargin
    if (! issquare (varargin{k}))
      error ("polyeig: coefficients must be square matrices");
    elseif (rows (varargin{k}) != n)
      error ("polyeig: coefficients must have the same dimensions");
    end
  end
  l = nargin - 1;
  C = eye (n * l);
  D = eye (n * l);
  C(1:n,1:n) = varargin{1};
  D = zeros (n * l);
  D(1:n, :) = -[varargin{2:l+1}];
  D(n+1:end, 1:n*(l-1)) = eye (n * (l - 1));
  if (nargout < 2)
    z = eig (C, D);
  else
    [x, d] = eig (C, D);
    z = diag (d);
    v = x(1:n,:);
  end
  if (nargout > 1)
    swap = z;
    z = v;
    v = swap;
  end
end
