function d = calmonths(x)
  % A calendarDuration of so many months.
  if nargin < 1
    x = 1;
  end
  d = withParts(calendarDuration(), 1 * x, 0 * x, 0);
end
