function r = minutes(x)
  % A duration of so many minutes, or how many minutes a duration has.
  if isa(x, 'duration')
    r = x.inSeconds / 60;
  else
    r = withSeconds(duration(), double(x) * 60, 'm');
  end
end
