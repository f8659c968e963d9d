function t = NaT(varargin)
  % Times that are missing, as datetime arrays.
  t = withNumbers(datetime(0, 0, 0, 0, 0, 0), NaN(varargin{:}));
end
