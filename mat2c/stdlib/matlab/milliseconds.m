function r = milliseconds(x)
  % A duration of so many milliseconds, or how many milliseconds a duration has.
  if isa(x, 'duration')
    r = x.inSeconds / 0.001;
  else
    r = withSeconds(duration(), double(x) * 0.001, 's');
  end
end
