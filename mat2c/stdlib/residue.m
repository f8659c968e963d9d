function [r, p, k, e] = residue (b, a, varargin)
  % Partial fractions of b / a, or the fraction from residues, poles and direct term.
  if (nargin < 2 || nargin > 4)
    print_usage ();
  end
  if (nargin >= 3)
    if (nargin >= 4)
      e = varargin{2};
    else
      e = [];
    end
    [r, p] = together (b, a, varargin{1}, e);
    return;
  end
  a = polyreduce (a);
  b = polyreduce (b);
  b = b / a(1);
  a = a / a(1);
  if (numel (a) == 1)
    k = b / a;
    r = [];
    p = [];
    e = [];
    return;
  end
  p = roots (a);
  small = max (abs (p));
  small = max ([small, 1]) * eps * 1e4 * (1 + numel (p)) ^ 2;
  p(abs (p) < small) = 0;
  [e, idx] = mpoles (p, 0.001, 1);
  p = p(idx);
  n = numel (p);
  first = 1;
  while (first <= n)
    last = first;
    while (last < n && e(last+1) > e(last))
      last = last + 1;
    end
    p(first:last) = mean (p(first:last));
    first = last + 1;
  end
  if (numel (b) >= numel (a))
    [k, b] = deconv (b, a);
    b = polyreduce (b);
  else
    k = [];
  end
  A = zeros (n, n);
  for j = 1:n
    others = p;
    drop = [];
    same = find (p == p(j));
    drop = same(1:e(j));
    others(drop) = [];
    c = poly (others);
    A(n-numel(c)+1:n,j) = c(:);
  end
  B = zeros (n, 1);
  B(n-numel(b)+1:n) = b(:);
  r = A \ B;
  p = p(:);
end
function [pnum, pden] = together (r, p, k, e)
  if (isempty (e))
    [e, idx] = mpoles (p, 0.001, 0);
    p = p(idx);
    r = r(idx);
  end
  n = numel (p);
  pden = poly (p);
  pnum = zeros (1, n);
  for j = 1:n
    others = p;
    same = find (abs (p - p(j)) < 0.001 * max (abs (p(j)), 0.001));
    others(same(1:e(j))) = [];
    c = r(j) * poly (others);
    pnum(n-numel(c)+1:n) = pnum(n-numel(c)+1:n) + c;
  end
  if (! isempty (k) && any (k != 0))
    c = conv (pden, k);
    pnum = [zeros(1, numel (c) - numel (pnum)), pnum];
    pnum = pnum + [zeros(1, numel (pnum) - numel (c)), c];
  end
  pnum = polyreduce (pnum);
end
