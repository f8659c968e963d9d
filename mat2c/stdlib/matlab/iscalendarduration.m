function tf = iscalendarduration(x)
  % Whether x is of class calendarDuration.
  tf = isa(x, 'calendarDuration');
end
