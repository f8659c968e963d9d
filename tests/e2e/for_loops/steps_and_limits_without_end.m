% loops with infinite steps and limits, as typed code counts them
1;
function r = once(s)
  r = 0;
  for k = 0:s:5
    r += 1;
  end
end
function r = last(a, s, b)
  r = -1;
  for k = a:s:b, r = k; end
end
disp(once(2)); disp(once(Inf));
disp(last(0, -Inf, -5)); disp(last(5, Inf, 5));
disp(last(0, Inf, Inf)); disp(last(NaN, 1, 3)); disp(last(3, NaN, 4));
disp(1 / last(-1, 1, -0)); disp(1 / last(-1, 1, 0)); disp(1 / last(-2, 0.5, -0));
for k = 0:Inf:Inf, disp(k), end
for k = 1:NaN, disp(k), end
for k = 5:-Inf:5, disp(k), end
disp(size(Inf:0.3:Inf)); disp(Inf:0.3:Inf); disp(0:Inf:0);
n = 0;
for k = [1 2]
  for j = k:Inf
    n += j;
    if j > 4, break; end
  end
end
disp(n)
v = [3, Inf, -Inf];
for b = 1:3
  try
    r = 1:v(b);
    disp(sum(r)); disp(size(r));
    disp(sum(v(b):3)); disp(sum((v(b):3) .* 2));
  catch e
    disp(e.message);
  end
end
