% Arrays of structs of which some fields are numbers and others are texts, lists, structs or handles.
1;
function s = made(n)
  s = struct('name', {}, 'v', {});
  for k = 1:n
    s(k).name = sprintf('n%d', k * 7);
    s(k).v = k * 2;
  end
end
function t = total(s)
  t = 0;
  for k = 1:numel(s)
    t += s(k).v * length(s(k).name);
  end
end
function s = doubled(s)
  for k = 1:numel(s)
    s(k).v = 2 * s(k).v;
    s(k).name = [s(k).name '!'];
  end
end
function k = place(s, name)
  k = 0;
  for i = 1:numel(s)
    if strcmp(s(i).name, name)
      k = i;
      return
    end
  end
end

s = made(12);
printf('%d %d\n', total(s), numel(s));
s = doubled(s);
printf('%d %s %d\n', s(3).v, s(12).name, place(s, 'n35!'));
names = {s.name};
disp(size(names)); disp(names{7});
disp([s.v]); disp([s(2:3).name]);
joined = [s.name]
% structs given as rows
people = struct('name', {'ann', 'bob', 'carla'}, 'age', {31, 42, 27}, 'tags', {{'x'}, {}, {'y', 'z'}});
best = people(1);
for k = 2:numel(people)
  if people(k).age > best.age
    best = people(k);
  end
end
best
for p = people
  printf('%s:%d:%d ', p.name, p.age, numel(p.tags));
end
printf('\n');
people(2).tags{end+1} = 'new';
people(2).name(1) = 'B';
people(3).tags{1}(2) = 'q';
people(2)
people(3).tags
older = people([people.age] > 30);
printf('%s ', older.name); printf('%d\n', numel(older));
[~, order] = sort([people.age]);
people = people(order);
printf('%s ', people.name); printf('\n');
people(2) = [];
people(end+1) = struct('name', 'dora', 'age', 5, 'tags', {{}});
printf('%s/%d ', people(end).name, people(end).age); printf('%d\n', numel(people));
both = [people, best];
printf('%s,', both.name); printf('%d\n', sum([both.age]));
% stacks and queues of tasks
queue = [];
for k = 1:6
  t.id = k; t.what = repmat('ab', 1, k); t.deps = 1:k-1;
  queue = [queue t];
end
n = 0;
while ~isempty(queue)
  t = queue(1); queue(1) = [];
  n = n + t.id * numel(t.what) + sum(t.deps);
end
disp(n)
% nodes with lists
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
end
disp(w)
% handles, complex numbers, structs
f = struct('g', {@sin, @(x) x + 1}, 'at', {0, 2});
for k = 1:2
  printf('%g ', f(k).g(f(k).at));
end
printf('\n');
c = struct('z', {1+2i, 3, -1i}, 'n', {1, 2, 3});
acc = 0;
for k = 1:3
  acc += c(k).z * c(k).n;
end
disp(acc)
r = struct('p', {struct('x', 1, 'y', 2), struct('x', 3, 'y', 4)}, 'm', {10, 20});
q = 0;
for k = 1:2
  r(k).p.x = r(k).p.x + 1;
  q += r(k).p.x * r(k).m + r(k).p.y;
end
disp(q)
% undefined elements in between
h = struct('name', {}, 'v', {});
h(1).name = 'one'; h(1).v = 1;
h(3).name = 'three'; h(3).v = 3;
printf('[%s] [%d]\n', h(2).name, numel(h(2).v));
isempty(h(2).v)
try
  disp(h(4).name)
catch e
  disp(e.message)
end
try
  disp(people(9).age)
catch e
  disp(e.message)
end
