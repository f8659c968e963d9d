function n = numel (s, varargin)
  n = count (s);
end
