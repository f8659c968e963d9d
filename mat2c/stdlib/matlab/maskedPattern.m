function p = maskedPattern(part, varargin)
  % A pattern with another display.
  p = pattern(part);
end
