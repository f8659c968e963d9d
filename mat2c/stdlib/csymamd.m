function [p, stats] = csymamd (S, varargin)
  % An order of rows and columns of which a Cholesky factor has few elements.
  if (nargin < 1 || nargin > 3)
    print_usage ();
  end
  S = __checked_structure__ ("csymamd", S, true);
  p = __least_fill__ (S | S.');
  stats = zeros (1, 20);
  stats(5:6) = -1;
end
