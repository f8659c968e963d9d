function p = lineBoundary(varargin)
  % Where a line begins, or ends.
  p = pattern.between('(?m:^)', '(?m:$)', varargin{:});
end
