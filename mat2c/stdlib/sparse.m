function S = sparse (varargin)
  % A sparse matrix: of a matrix, of its extents, or of rows, columns and elements.
  if (nargin < 1 || nargin > 6)
    print_usage ();
  end
  S = __sparse__ (varargin{:});
end
