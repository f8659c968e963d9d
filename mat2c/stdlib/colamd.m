function [p, stats] = colamd (S, knobs = [])
  % An order of columns of which an LU factor has few elements.
  if (nargin < 1 || nargin > 2)
    print_usage ();
  end
  S = __checked_structure__ ("colamd", S, false);
  [p, stats] = __column_order__ ("colamd", S, knobs, "col");
  if (isempty (p))
    p = __least_fill__ (double (S)' * double (S));
  end
end
