function p = letterBoundary(varargin)
  % Where letters begin, or end.
  p = pattern.aroundUnits('[A-Za-z]', varargin{:});
end
