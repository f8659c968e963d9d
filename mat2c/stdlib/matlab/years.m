function r = years(x)
  % A duration of so many years, or how many years a duration has.
  r = __in_units__(x, 31556952, 'y');
end
