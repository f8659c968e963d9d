function r = milliseconds(x)
  % A duration of so many milliseconds, or how many milliseconds a duration has.
  r = __in_units__(x, 0.001, 's');
end
