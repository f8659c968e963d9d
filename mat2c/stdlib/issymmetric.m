function r = issymmetric (A, varargin)
  % Is A equal to its transpose?
  if (nargin < 1 || nargin > 3)
    print_usage ();
  end
  if (! (isnumeric (A) || islogical (A) || ischar (A)))
    __equals_transpose__ ("issymmetric", 0, @transpose, varargin{:});
    error ("issymmetric: A must be a numeric, logical, or character matrix");
  end
  r = __equals_transpose__ ("issymmetric", A, @transpose, varargin{:});
end
