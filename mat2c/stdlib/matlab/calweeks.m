function d = calweeks(x)
  % A calendarDuration of so many weeks.
  if nargin < 1
    x = 1;
  end
  d = withParts(calendarDuration(), 0 * x, 7 * x, 0);
end
