function p = alphanumericBoundary(varargin)
  % Where letters and digits begin, or end.
  p = pattern.aroundUnits('[A-Za-z0-9]', varargin{:});
end
