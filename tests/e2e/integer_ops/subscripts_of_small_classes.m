1;
function r = looked_up(table, codes)
  % every value of a small class is inside of a table that is long enough
  r = zeros(size(codes));
  for k = 1:numel(codes)
    r(k) = table(codes(k));
  end
end
t = (1:256) * 2;
disp(looked_up(t, uint8([1 200 255])));
disp(looked_up(t, 'az'));
disp(looked_up(t, int8([1 127])));
s = 1:127;
disp(looked_up(s, int8([1 127])));
try, looked_up(t, uint8([3 0])); catch e, disp(e.message), end
try, looked_up(t, int8([3 -5])); catch e, disp(e.message), end
try, looked_up(1:9, uint8([3 10])); catch e, disp(e.message), end
try, looked_up(t, char([65 0])); catch e, disp(e.message), end
h = zeros(1, 256);
for v = uint8([7 7 255 0])
  h(double(v) + 1) = h(double(v) + 1) + 1;
end
disp(find(h)); disp(h(h > 0));
