function n = numunique (A, varargin)
  % How many different elements, or rows, there are.
  if (nargin < 1)
    print_usage ();
  end
  U = unique (A, varargin{:});
  n = numel (U);
  if (! isempty (varargin))
    n = rows (U);
  end
end
