function r = hours(x)
  % A duration of so many hours, or how many hours a duration has.
  if isa(x, 'duration')
    r = x.inSeconds / 3600;
  else
    r = withSeconds(duration(), double(x) * 3600, 'h');
  end
end
