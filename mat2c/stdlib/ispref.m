function t = ispref (varargin)
  % Whether a preference is set: none is.
  t = false;
end
