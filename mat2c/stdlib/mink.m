function [B, I] = mink (A, k, varargin)
  % The k smallest elements along a dimension, from the smallest on.
  if (nargin < 2)
    print_usage ();
  end
  [B, I] = __first_k__ ("mink", "ascend", A, k, varargin);
end
