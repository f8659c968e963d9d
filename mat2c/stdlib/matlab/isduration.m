function tf = isduration(x)
  % Whether x is of class duration.
  tf = isa(x, 'duration');
end
