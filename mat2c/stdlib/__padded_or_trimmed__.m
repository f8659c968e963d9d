function B = __padded_or_trimmed__ (A, m, varargin)
  % resize of MATLAB's dialect: the array with elements added or taken away until it has the extents.
  B = __resized__ (A, m, "both", varargin{:});
end
