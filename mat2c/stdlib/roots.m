function r = roots (c)
  % Roots of the polynomial with coefficients c, highest power first: eigenvalues of the companion matrix.
  if (nargin < 1 || (! isvector (c) && ! isempty (c)))
    print_usage ();
  elseif (any (! isfinite (c)))
    error ("roots: inputs must not contain Inf or NaN");
  end
  c = c(:);
  n = numel (c);
  top = max (abs (c));
  if (isempty (c) || top == 0)
    r = [];
    return;
  end
  used = find (c ./ top);
  zero_roots = n - used(end);
  c = c(used(1):used(end));
  n = numel (c);
  if (n > 1)
    A = diag (ones (n-2, 1), -1);
    A(1,:) = -c(2:n) ./ c(1);
    r = [eig(A); zeros(zero_roots, 1)];
  else
    r = zeros (zero_roots, 1);
  end
end
