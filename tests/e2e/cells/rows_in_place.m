% Rows in cells that grow and change in place, queues and stacks, and copies that must not follow.
adj = cell(1, 4);
edges = [1 2; 1 3; 2 3; 4 1; 3 4];
for k = 1:rows(edges)
  u = edges(k, 1); v = edges(k, 2);
  adj{u}(end+1) = v;
  adj{v}(end+1) = u;
end
for u = 1:4
  printf('%d:', u);
  for v = adj{u}, printf(' %d', v); end
  printf('\n');
end
twin = adj;
adj{1}(1) = 77; adj{2}(end+1) = 88; adj{3}(2) = [];
twin, adj
first = adj{1};
adj{1}(2) = 66;
disp(first); disp(adj{1});
adj{5}(2) = 1;
disp(adj{5}); disp(size(adj));
q = {[1 1]}; head = 1;
while head <= numel(q)
  c = q{head}; head = head + 1;
  if c(1) < 3, q{end+1} = [c(1)+1, c(2)]; end
  if c(2) < 2, q{end+1} = [c(1), c(2)+1]; end
end
printf('%d%d ', [q{:}]); printf('\n');
c = cell(1, 3);
c{2} = 5;
disp(isempty(c{1})); disp(c{2} + 1); disp(size(c{3} + 1));
m = cell(2, 2);
for i = 1:2
  for j = 1:2
    m{i, j} = i * 10 + j;
  end
end
m{1, 2} = m{1, 2} + m{2, 1};
m{2, 2}(3) = 4;
m
b = {true, false};
b{1} = 3; b{2}(2) = true;
disp(class(b{1})); disp(class(b{2})); disp(b{2});
t = {'abc', 'de'};
t{1}(2) = 'X'; t{2}(4) = 'z'; t{1}(1) = 65;
disp(class(t{1})); disp(double(t{1})); disp(double(t{2}));
n = {1, {2, 3}};
k = n;
n{2}{1} = 9; n{2}{3} = 'new';
disp(k{2}{1}); disp(numel(k{2})); disp(n{2}{1}); disp(n{2}{3});
s.list = {};
for i = 1:3
  s.list{end+1} = i;
  s.log(i).at = i; s.log(i).what = 'w';
end
disp(numel(s.list)); disp(s.log(2).at); disp(s.list{3});
try
  adj{1}(0) = 1;
catch err
  disp(err.message);
end
try
  x = adj{9};
catch err
  disp(err.message);
end
x = adj{1}(9);
