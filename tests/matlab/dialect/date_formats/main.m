% "Set Date and Time Display Format", "datetime": letters of formats, and other forms of dates.
%#dialect matlab
t = datetime(2024, 2, 9, 3, 5, 9.25);
assert(string(t, "d-MMMM-yy H:m:ss.SSS") == "9-February-24 3:5:09.250");
assert(string(t, "uuuu DDD QQQ s.SSSSSS") == "2024 040 Q1 9.250000");
assert(string(t, "eeee MMMMM") == "Friday F");
assert(datetime('9/2/2024 3:5', 'InputFormat', 'd/M/uuuu H:m') == datetime(2024, 2, 9, 3, 5, 0));
assert(datetime("2024-060", "InputFormat", "uuuu-DDD") == datetime(2024, 2, 29));
assert(datetime(2451545, 'ConvertFrom', 'juliandate') == datetime(2000, 1, 1, 12, 0, 0));
assert(datetime(20240229, 'ConvertFrom', 'yyyymmdd') == datetime(2024, 2, 29));
assert(datetime(0, 'ConvertFrom', 'excel1904') == datetime(1904, 1, 1));
assert(datetime(0, 'ConvertFrom', 'modifiedjuliandate') == datetime(1858, 11, 17));
assert(datetime("2024-05-06 07:08:09.500").Second == 9.5);
disp("passed")
