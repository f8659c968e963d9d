function s = spaugment (A, c)
  % The augmented matrix of a least-squares problem.
  if (nargin < 2)
    c = max (abs (A(:))) / 1000;
  elseif (! isscalar (c))
    error ("spaugment: C must be a scalar");
  end
  [m, n] = size (A);
  s = [c * speye(m, m), A; A', sparse(n, n)];
end
