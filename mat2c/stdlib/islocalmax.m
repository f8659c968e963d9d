function [TF, P] = islocalmax (A, varargin)
  % Which elements are local maxima, and how prominent they are.
  if (nargin < 1)
    print_usage ();
  end
  [TF, P] = __local_extremes__ ("islocalmax", double (A), varargin);
end
