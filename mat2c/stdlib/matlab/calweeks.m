function d = calweeks(varargin)
  % A calendarDuration of so many weeks.
  d = calendarDuration.ofUnits(0, 7, varargin{:});
end
