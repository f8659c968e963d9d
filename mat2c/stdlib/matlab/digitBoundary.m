function p = digitBoundary(varargin)
  % Where digits begin, or end.
  p = pattern.aroundUnits('\d', varargin{:});
end
