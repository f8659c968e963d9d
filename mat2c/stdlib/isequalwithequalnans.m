function t = isequalwithequalnans (varargin)
  % As isequal, NaN being equal to NaN.
  t = isequaln (varargin{:});
end
