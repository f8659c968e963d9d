function d = calquarters(x)
  % A calendarDuration of so many quarters.
  if nargin < 1
    x = 1;
  end
  d = withParts(calendarDuration(), 3 * x, 0 * x, 0);
end
