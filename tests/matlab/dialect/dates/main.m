% "datetime", "duration", "days", "hours", "Generate Sequence of Dates and Time", "dateshift", "isbetween", "isnat", "NaT"
%#dialect matlab
t = datetime(2024, 2, 28);
assert(t.Year == 2024 && t.Month == 2 && t.Day == 28);
u = t + days(2);
assert(u.Day == 1 && u.Month == 3);
d = u - t;
assert(isa(d, 'duration') && days(d) == 2 && hours(d) == 48);
assert(d == hours(48) && d > hours(1));
assert(strcmp(char(t), '28-Feb-2024'));
v = datetime(2024, 1, 5, 13, 4, 9);
assert(string(v) == "05-Jan-2024 13:04:09");
assert(string(v, 'yyyy-MM-dd HH:mm:ss') == "2024-01-05 13:04:09");
assert(string(v, 'hh:mm a, eeee') == "01:04 PM, Friday");
v.Format = 'dd/MM/yy';
assert(char(v) == "05/01/24");
w = datetime('2024-03-10');
assert(month(w) == 3 && day(w) == 10 && year(w) == 2024);
w = datetime("10.03.2024 07:30", 'InputFormat', 'dd.MM.yyyy HH:mm');
assert(hour(w) == 7 && minute(w) == 30 && second(w) == 0);
assert(t < u && u > t && t ~= u && isbetween(t, t, u));
r = datetime(2024, 1, 1):days(7):datetime(2024, 1, 29);
assert(numel(r) == 5 && r(end) == datetime(2024, 1, 29));
assert(all(diff(r) == days(7)));
s = sort([u t]);
assert(s(1) == t && min([u t]) == t);
assert(dateshift(t, 'start', 'month') == datetime(2024, 2, 1) && dateshift(t, 'end', 'month') == datetime(2024, 2, 29));
[y, m, n] = ymd(t);
assert(y == 2024 && m == 2 && n == 28);
assert(string(duration(1, 30, 5)) == "01:30:05" && minutes(duration(1, 30, 0)) == 90);
assert(string(hours(2)) == "2 hr" && string(days(3)) == "3 days" && string(minutes(5)) == "5 min");
x = hours(1) + minutes(30);
assert(hours(x) == 1.5 && hours(2 * x) == 3 && x / hours(1) == 1.5);
assert(seconds(sum([seconds(1) seconds(2)])) == 3);
z = [hours(3) minutes(30) days(1)];
z(2) = hours(4);
assert(all(sort(z) == [hours(3) hours(4) days(1)]) && max(z) == days(1));
z(1) = [];
assert(numel(z) == 2 && ~isempty(z) && isequal(z, [hours(4) days(1)]));
assert(datenum(datetime(2000, 1, 1)) == 730486);
ok = false;
try
  datetime('no date');
catch
  ok = true;
end
assert(ok && isnat(datetime('NaT')));
grown = t(1);
grown(2, 3) = t(1);
assert(isequal(isnat(grown), [false true true; true true false]));
t = datetime(2020,3,4); % "yyyymmdd", "convertTo"
assert(yyyymmdd(t)==20200304 && convertTo(datetime(1970,1,1,0,1,0),'posixtime')==60 && convertTo(t,'datenum')==737854)
disp("passed")
