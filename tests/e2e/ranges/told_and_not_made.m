% ranges of more elements than memory holds, which tell their extents and elements
r = 0:1e12;
disp(numel(r)); disp(r(5)); disp(r(end)), disp(size(r)), disp(isempty(r)), disp(length(r)), disp(r(2:4)), disp(r(end-1))
disp(columns(r)), disp(rows(r)), disp(ndims(r)), disp(size(r,2)), disp(isrow(r))
s = 0; for k = r, s = s + k; if k > 5, break, end, end, disp(s), disp(k)
q = 7:-3:-1e11;
printf('%d %d %d %d\n', numel(q), q(1), q(3), q(end)); q([1 4 2]), q(end-2:end)
for i = 1:3, x = q(i), end
for i = 1:numel(q), if q(i) < 0, disp(i), break, end, end
function f(n)
  q = 1:2:n;
  printf('%d %d %d\n', numel(q), q(3), q(end));
  for k = q, if mod(k, 7) == 0, disp(k), return, end, end
end
f(1e13), f(5)
