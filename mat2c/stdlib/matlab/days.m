function r = days(x)
  % A duration of so many days, or how many days a duration has.
  if isa(x, 'duration')
    r = x.inSeconds / 86400;
  else
    r = withSeconds(duration(), double(x) * 86400, 'd');
  end
end
