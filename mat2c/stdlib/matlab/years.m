function r = years(x)
  % A duration of so many years, or how many years a duration has.
  if isa(x, 'duration')
    r = x.inSeconds / 31556952;
  else
    r = withSeconds(duration(), double(x) * 31556952, 'y');
  end
end
