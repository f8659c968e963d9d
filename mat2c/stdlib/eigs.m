function varargout = eigs (A, varargin)
  % Some of the eigenvalues of a matrix, found among all of them.
  if (nargin == 0)
    print_usage ();
  end
  args = varargin;
  if (is_function_handle (A))
    f = A;
    n = args{1};
    A = zeros (n);
    for j = 1:n
      x = zeros (n, 1);
      x(j) = 1;
      A(:,j) = f (x);
    end
    args(1) = [];
    if (numel (args) > 1 && (isnumeric (args{2}) || any (strcmpi (args{2}, {"sm", "sa", "sr"}))) && ! ischar (f))
      A = inv (A);
      if (isnumeric (args{2}))
        A = A + args{2} * eye (n);
      end
    end
  end
  n = rows (A);
  A = full (A);
  B = [];
  if (! isempty (args) && isnumeric (args{1}) && ! isscalar (args{1}) && ! isempty (args{1}))
    B = full (args{1});
    args(1) = [];
  elseif (numel (args) > 1 && isempty (args{1}))
    args(1) = [];
  end
  k = min (n, 6);
  if (numel (args) > 0)
    if (! isnumeric (args{1}))
      error ("eigs: second argument must be numeric");
    end
    k = args{1};
  end
  sigma = "lm";
  if (numel (args) > 1)
    sigma = args{2};
  end
  if (isempty (B))
    [V, D] = eig (A);
    symmetric = ishermitian (A);
  else
    [V, D] = eig (A, B);
    symmetric = ishermitian (A) && ishermitian (B);
  end
  d = diag (D);
  at = chosen (d, k, sigma, isreal (A), symmetric);
  if (nargout < 2)
    varargout{1} = d(at);
  else
    varargout = {V(:,at), diag(d(at)), 0};
  end
end
function at = chosen (d, k, sigma, is_real, symmetric)
  n = numel (d);
  if (k > n)
    error ("eigs: requested number of eigenvalues K (%d) exceeds available eigenvalues (%d)", k, n);
  end
  if (! ischar (sigma))
    [~, at] = sort (abs (d - sigma), "ascend");
    at = flip (at(1:k));
    return;
  end
  real_symmetric = is_real && symmetric;
  switch (lower (sigma))
    case "lm"
      [~, at] = sort (abs (d), "descend");
    case "sm"
      [~, at] = sort (abs (d), "ascend");
      at = flip (at(1:k));
    case {"la", "sa", "be"}
      if (! real_symmetric)
        error ("eigs: SIGMA = \"%s\" requires real symmetric problem", lower (sigma));
      end
      [~, at] = sort (d, "descend");
      if (strcmpi (sigma, "sa"))
        at = flip (at);
      elseif (strcmpi (sigma, "be"))
        at = flip (at);
        at = at([1:floor(k / 2), n-ceil(k / 2)+1:n]);
      end
    case {"lr", "sr", "li", "si"}
      if (real_symmetric)
        error ("eigs: SIGMA = \"%s\" requires complex or unsymmetric problem", lower (sigma));
      end
      if (any (strcmpi (sigma, {"lr", "sr"})))
        part = real (d);
      else
        part = abs (imag (d));
      end
      if (lower (sigma)(1) == "l")
        [~, at] = sort (part, "descend");
      else
        [~, at] = sort (part, "ascend");
      end
    otherwise
      error ("eigs: unrecognized value for SIGMA: %s", sigma);
  end
  at = at(1:k);
end
