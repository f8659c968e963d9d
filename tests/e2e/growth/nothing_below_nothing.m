1;
function r = below(n, m, x)
  r = sum(x, 2);
  for k = 1:2
    r = [r; ones(n, 1)];
  end
end
function r = grown(n, m)
  r = zeros(0, m);
  for k = 1:3
    r = [r; ones(n, m)];
    disp(size(r))
  end
end
r = below(0, 1, ones(0, 1)); disp(size(r))
r = below(0, 1, ones(2, 1)); disp(r)
r = grown(0, 1); r = grown(0, 2); r = grown(1, 0); r = grown(2, 2);
x = int8(5);
for v = int8(1:3)
  if v >= v, x = x + v; elseif v ~= v, x = 0; end
  if v < v || v > v, x = 1; end
end
disp(x)
