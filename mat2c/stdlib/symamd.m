function [p, stats] = symamd (S, knobs = [])
  % An order of rows and columns of which a Cholesky factor has few elements.
  if (nargin < 1 || nargin > 2)
    print_usage ();
  end
  S = __checked_structure__ ("symamd", S, true);
  [p, stats] = __column_order__ ("symamd", S, knobs, "sym");
  if (isempty (p))
    p = __least_fill__ (S | S.');
  end
end
