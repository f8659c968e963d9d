function jumps = ppjumps (pp)
  % How much a piecewise polynomial jumps at its inner breaks.
  if (nargin < 1)
    print_usage ();
  end
  if (! (isstruct (pp) && isfield (pp, "form") && strcmp (pp.form, "pp")))
    error ("ppjumps: PP must be a structure");
  end
  [x, P, n, k, d] = unmkpp (pp);
  P = reshape (P, [], n, k);
  steps = diff (x(1:n));
  left = P(:,1:n-1,1);
  for i = 2:k
    left = left .* steps(:).' + P(:,1:n-1,i);
  end
  jumps = reshape (P(:,2:n,k) - left, [d, n - 1]);
end
