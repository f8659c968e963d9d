1;
% The variable of a loop behind it: left by break, run to its end, never run.
function k = find1(v, x)
  for k = 1:numel(v), if v(k) == x, break; end, end
end
function r = last(n)
  for r = 1:n, end
end
disp(find1([3 1 4 1 5], 4)); disp(find1([3 1], 4)); disp(find1([], 4));
disp(last(7));
for k = 1:10, x = k^2; end
disp(k + x)
s = 0;
for i = 1:5
  for j = 1:20
    if j*i > 30, break; end
    s = s + j;
  end
  s = s + j;
end
disp(s)
for q = [], end
q
for q = 1:0, end
q
y = [];
for q = 1:4, y = q > 2; end
y
