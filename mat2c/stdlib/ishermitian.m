function r = ishermitian (A, varargin)
  % Is A equal to its conjugate transpose?
  if (nargin < 1 || nargin > 3)
    print_usage ();
  end
  if (isnumeric (A) || islogical (A))
    r = __equals_transpose__ ("ishermitian", A, @ctranspose, varargin{:});
  else
    __equals_transpose__ ("ishermitian", 0, @ctranspose, varargin{:});
    r = false;
  end
end
