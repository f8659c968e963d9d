function d = calyears(varargin)
  % A calendarDuration of so many years.
  d = calendarDuration.ofUnits(12, 0, varargin{:});
end
