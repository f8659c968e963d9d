function p = whitespaceBoundary(varargin)
  % Where white space begins, or ends.
  p = pattern.aroundUnits('\s', varargin{:});
end
