function r = hours(x)
  % A duration of so many hours, or how many hours a duration has.
  r = __in_units__(x, 3600, 'h');
end
