% "datetime", "duration", "table", "Functions in Files": a function file may use classes that its script does not.
%#dialect matlab
assert(year_of_start() == 2024);
assert(total_hours() == 36);
assert(isequal(deep(3), 3));
disp("passed")
