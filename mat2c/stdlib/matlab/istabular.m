function tf = istabular(x)
  % Whether x is a table or a timetable.
  tf = isa(x, 'table') || isa(x, 'timetable');
end
