function p = namedPattern(part, varargin)
  % A pattern with a name, which only its display shows.
  p = pattern(part);
end
