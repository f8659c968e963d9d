function r = seconds(x)
  % A duration of so many seconds, or how many seconds a duration has.
  if isa(x, 'duration')
    r = x.inSeconds / 1;
  else
    r = withSeconds(duration(), double(x) * 1, 's');
  end
end
