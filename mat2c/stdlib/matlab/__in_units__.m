function r = __in_units__(x, unit, format)
  % A duration of so many units of so many seconds, or how many units a duration has.
  if isa(x, 'duration')
    r = x.numbers / unit;
  else
    r = withNumbers(duration(), double(x) * unit, format);
  end
end
