function p = textBoundary(varargin)
  % Where a text begins, or ends.
  p = pattern.between('^', '$', varargin{:});
end
