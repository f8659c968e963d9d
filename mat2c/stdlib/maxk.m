function [B, I] = maxk (A, k, varargin)
  % The k greatest elements along a dimension, from the greatest on.
  if (nargin < 2)
    print_usage ();
  end
  [B, I] = __first_k__ ("maxk", "descend", A, k, varargin);
end
