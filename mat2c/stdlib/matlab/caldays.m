function d = caldays(x)
  % A calendarDuration of so many days.
  if nargin < 1
    x = 1;
  end
  d = withParts(calendarDuration(), 0 * x, 1 * x, 0);
end
