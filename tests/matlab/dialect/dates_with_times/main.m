% "datetime", "Set Date and Time Display Format": dates without times are shown as such until they have some
%#dialect matlab
d = datetime(2024, 1, 15);
assert(strcmp(char(d), '15-Jan-2024') && strcmp(char(d + days(1)), '16-Jan-2024'))
assert(strcmp(char(d + hours(5)), '15-Jan-2024 05:00:00') && strcmp(char(d - hours(1)), '14-Jan-2024 23:00:00'))
assert(strcmp(char(datetime('2024-05-06', 'InputFormat', 'yyyy-MM-dd')), '06-May-2024'))
t = datetime('2024-05-06 07:08', 'InputFormat', 'yyyy-MM-dd HH:mm');
assert(strcmp(char(t), '06-May-2024 07:08:00'))
e = datetime(2024, 1, 15, 'Format', 'yyyy/MM/dd');
assert(strcmp(char(e + hours(30)), '2024/01/16'))
disp("passed")
