% Loops over what may be nothing or a row, also inside of cells and structs.
1;
function r = chosen(n, step)
  r = [];
  for k = 1:n
    if mod(k, step) == 1
      r(end+1) = k;
    end
  end
end
function t = sum_of(x)
  t = 0;
  for j = x
    t += sum(j .^ 2);
  end
end
printf('%d %d %d\n', sum_of(chosen(10, 3)), sum_of(chosen(0, 3)), sum_of(chosen(7, 2)'));
for j = zeros(0, 3), disp('never'), end
for j = zeros(1, 0), disp('never'), end
x = [];
for k = 1:10
  if mod(k, 3) == 1
    x(end+1) = k;
  end
end
for j = x, printf('%d ', j * 2); end, printf('\n');
x(:) = [];
for j = x, disp('never'), end
% adjacency lists
n = 8;
adj = cell(1, n);
for u = 1:n
  for v = u+1:n
    if mod(u * v, 3) == 1
      adj{u}(end+1) = v;
      adj{v}(end+1) = u;
    end
  end
end
dist = -ones(1, n);
queue = 1; dist(1) = 0;
while ~isempty(queue)
  u = queue(1); queue(1) = [];
  for v = adj{u}
    if dist(v) < 0
      dist(v) = dist(u) + 1;
      queue(end+1) = v;
    end
  end
end
disp(dist)
deg = cellfun(@numel, adj); disp(deg)
% lists in structs
nodes = repmat(struct('w', 0, 'next', []), 1, 5);
for k = 1:5
  nodes(k).w = k^2;
  for j = k+1:5
    nodes(k).next(end+1) = j;
  end
end
w = 0;
for k = 1:5
  for j = nodes(k).next
    w += nodes(j).w;
  end
  last = nodes(k).next;
  if ~isempty(last), w += last(end) * last(1); end
  printf('%d:%s ', numel(last), mat2str(size(last)));
end
disp(w)
s.list = [];
for k = 1:4, s.list = [s.list, k]; end
t = 0; for v = s.list, t = t + v; end, disp(t)
s.list(2) = [];
disp(s.list); disp(size(s.list));
c = {[], 1, [1 2 3]};
for k = 1:3
  y = c{k};
  m = 0;
  for e = y, m = max(m, e); end
  printf('%d %d|', m, numel(y));
end
printf('\n');
d = {[], [1; 2], 3};
for k = 1:3
  for e = d{k}, printf('[%s] ', mat2str(e)); end
end
printf('\n');
q = {};
for k = 1:3, q{end+1} = k; end
r = {q{:}}; disp(size(r));
q = {}; r = {q{:}}; disp(size(r));
for e = r, disp('never'), end
names = {};
for k = 1:3, names{end+1} = repmat('x', 1, k); end
for e = names, printf('%s,', e{1}); end, printf('\n');
