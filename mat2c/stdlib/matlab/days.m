function r = days(x)
  % A duration of so many days, or how many days a duration has.
  r = __in_units__(x, 86400, 'd');
end
