function d = calyears(x)
  % A calendarDuration of so many years.
  if nargin < 1
    x = 1;
  end
  d = withParts(calendarDuration(), 12 * x, 0 * x, 0);
end
