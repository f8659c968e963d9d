1;
function r = leap(y)
  r = (mod(y, 4) == 0 & mod(y, 100) ~= 0) | mod(y, 400) == 0;
end
leap([1900 2000 2023 2024])
years = 1990:2010; years(leap(years))
days = [31 28 31 30 31 30 31 31 30 31 30 31];
function d = weekday_(y, m, dd)
  t = [0 3 2 5 0 3 5 1 4 6 2 4];
  if m < 3, y = y - 1; end
  d = mod(y + floor(y/4) - floor(y/100) + floor(y/400) + t(m) + dd, 7);
end
names = {'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'};
names{weekday_(2024, 2, 29) + 1}
printf(' Su Mo Tu We Th Fr Sa\n');
first = weekday_(2024, 2, 1);
printf('%s', repmat('   ', 1, first));
for d = 1:29
  printf('%3d', d);
  if mod(first + d, 7) == 0, printf('\n'); end
end
printf('\n');
cumsum(days), sum(days)
