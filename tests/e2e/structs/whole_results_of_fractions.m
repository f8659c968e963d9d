1;
function s = counted(s)
  disp(s);
  s.x = mod(floor(s.x + s.y), 5) + 1;
  s.y = 2 * s.x;
  s.z = s.x - 1;
end
s.x = 0.5; s.y = 0.25; s.z = 7.5;
for k = 1:3
  s = counted(s);
  s.z = s.z / 2;
end
disp([s.x s.y s.z])
