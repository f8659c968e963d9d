function tf = istimetable(x)
  % Whether x is a timetable.
  tf = isa(x, 'timetable');
end
