function [p, stats] = colamd (S, varargin)
  % An order of columns of which an LU factor has few elements.
  if (nargin < 1 || nargin > 2)
    print_usage ();
  end
  S = __checked_structure__ ("colamd", S, false);
  p = __least_fill__ (double (S)' * double (S));
  stats = zeros (1, 20);
  stats(5:6) = -1;
end
