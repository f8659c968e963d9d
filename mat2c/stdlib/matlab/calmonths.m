function d = calmonths(varargin)
  % A calendarDuration of so many months.
  d = calendarDuration.ofUnits(1, 0, varargin{:});
end
