function d = caldays(varargin)
  % A calendarDuration of so many days.
  d = calendarDuration.ofUnits(0, 1, varargin{:});
end
