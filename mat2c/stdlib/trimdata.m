function B = trimdata (A, m, varargin)
  % The array, with elements taken away until it has the extents.
  B = __resized__ (A, m, "shrink", varargin{:});
end
