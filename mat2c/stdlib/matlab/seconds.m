function r = seconds(x)
  % A duration of so many seconds, or how many seconds a duration has.
  r = __in_units__(x, 1, 's');
end
