function r = minutes(x)
  % A duration of so many minutes, or how many minutes a duration has.
  r = __in_units__(x, 60, 'm');
end
