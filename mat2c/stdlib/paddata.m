function B = paddata (A, m, varargin)
  % The array, with elements added until it has the extents.
  B = __resized__ (A, m, "grow", varargin{:});
end
