function d = calquarters(varargin)
  % A calendarDuration of so many quarters.
  d = calendarDuration.ofUnits(3, 0, varargin{:});
end
