function [TF, P] = islocalmin (A, varargin)
  % Which elements are local minima, and how prominent they are.
  if (nargin < 1)
    print_usage ();
  end
  [TF, P] = __local_extremes__ ("islocalmin", -double (A), varargin);
end
