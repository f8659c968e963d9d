% What growth leaves in the fields that nobody has set, and elements that a loop adds one by one.
s = struct('name', 'a', 'age', 3);
s(end+1).name = 'b';
disp(size(s(2).age)); disp(s(2).age + 1)
r.x = 1; r(2).y = 5;
disp(size(r(1).y)); disp(size(r(2).x)); disp(r(1).x + 1)
c = {[1 2 3 4 5]};
c{end+1}(3) = 7;
disp(size(c{2}))
d = cell(0, 3); d{1, 1} = 5;
disp(size(d)); disp(size(d{1, 2}))
e = struct('a', {}, 'b', {});
try
  q = e(1).a; disp(q + 1);
catch err
  disp(err.message);
end
disp(size([e.a]));
for v = e, disp(v.a); end
disp(size(arrayfun(@(t) t.a + 1, e)));
for k = 1:3
  e(end+1).a = k; e(end).b = 'x';
end
disp(e(2).a + 1); disp(e(3).b);
for k = 1:4
  g(k).m = k * 2;
  if mod(k, 2), g(k).n = [1 2]; end
end
for k = 1:4, disp(size(g(k).n)); disp(g(k).m + 1); end
n = 0;
for k = 1:7
  if mod(k, 3), n = n + 1; h(n).v = k; end
end
t = 0;
for k = 1:numel(h), t = t + h(k).v; end
printf('%d %d %d\n', n, numel(h), t);
m = 0;
for k = 1:4
  m = m + 1;
  if k == 3, m = m + 1; end
  gap(m).v = k;
end
disp(size(gap(3).v)); disp(numel(gap));
for i = 1:3
  p(i).x = i; p(i).v = 10 * i;
end
for t = 1:2
  for i = 1:3
    p(i).x = p(i).x + p(i).v;
  end
end
copy = p;
p(2).x = -1; p(2).label = 'new';
disp([copy.x]); disp([p.x]); disp(isfield(copy, 'label')); disp(isempty(p(1).label));
p(2) = [];
p(2).x = p(2).x + 1;
disp([p.x]);
try
  for i = 1:4
    p(i).x = p(i).x * 2;
  end
catch err
  disp(err.message);
end
disp([p.x]);
try
  for i = 1:3
    w(i).a = i;
    if i == 2, error('stop'); end
    w(i).b = i;
  end
catch
  disp(isempty(w(2).b)); disp(w(1).b); disp(numel(w));
end
for i = 1:3
  z(i).k = i;
  for j = 1:i, z(i).k = z(i).k + j; z(i).row(j) = j; end
end
disp([z.k]); disp(z(3).row); disp(z(1).row);
p(1.5).x = 3;
