function [c, ia, ic] = uniquetol (a, tol)
  % Elements that differ by more than a tolerance.
  if (nargin < 1)
    print_usage ();
  elseif (! isfloat (a) || iscomplex (a))
    error ("Octave:uniquetol:unsupported-type", "uniquetol: A must be a real floating point type");
  end
  if (nargin < 2 || isempty (tol))
    tol = 1e-12;
    if (isa (a, "single"))
      tol = 1e-6;
    end
  end
  limit = tol * max (abs (a(isfinite (a)))(:));
  if (isempty (limit))
    limit = tol;
  end
  [s, order] = sort (a(:));
  n = numel (s);
  first = zeros (n, 1);
  group = zeros (n, 1);
  count = 0;
  for k = 1:n
    if (count == 0 || ! (s(k) == base || s(k) - base <= limit))
      count = count + 1;
      base = s(k);
      first(count) = k;
    end
    group(k) = count;
  end
  first = first(1:count);
  c = s(first);
  if (rows (a) == 1 && ! isempty (a))
    c = c.';
  end
  ia = order(first);
  ic = zeros (n, 1);
  ic(order) = group;
end
