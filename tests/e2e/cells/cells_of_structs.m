% Cells of structs of the same fields: read, changed, taken out, put together, through functions.
1;
function c = made(n)
  c = {};
  for k = 1:n
    c{end+1} = struct('a', k, 'name', sprintf('n%d', k * 7), 'v', [k, 2 * k]);
  end
end
function t = total(c)
  t = 0;
  for k = 1:numel(c)
    t += c{k}.a * numel(c{k}.name) + c{k}.v(2);
  end
end
function c = doubled(c)
  for k = 1:numel(c)
    c{k}.a *= 2;
    c{k}.name = [c{k}.name, '!'];
    c{k}.v(1) = -k;
  end
  c{end+1} = c{1};
end
function k = place(c, name)
  for k = 1:numel(c)
    if strcmp(c{k}.name, name)
      return
    end
  end
  k = 0;
end
function p = moved(p, d)
  for k = 1:numel(p)
    q = p{k};
    q.x = q.x + d;
    if q.x > 3
      q.up = true;
    end
    p{k} = q;
  end
end
function queue
  q = {struct('id', 1, 'left', 3)};
  served = [];
  while ~isempty(q)
    job = q{1};
    q(1) = [];
    served(end+1) = job.id;
    job.left = job.left - 1;
    if job.left > 0
      q{end+1} = job;
    end
    if job.id < 3 && job.left == 1
      q{end+1} = struct('id', job.id + 1, 'left', 2);
    end
  end
  disp(served), disp(size(q))
end
function stack
  s = cell(1, 0);
  for k = 1:4
    s{numel(s) + 1} = struct('n', k, 'tag', char('a' + k));
  end
  while numel(s) > 1
    top = s{end};
    s(end) = [];
    printf('%d%s ', top.n, top.tag);
  end
  disp(s)
end
function nested
  c = {};
  for k = 1:4
    c{end+1} = struct('p', struct('x', k, 'y', -k), 'm', k / 2);
  end
  t = 0;
  for k = 1:numel(c)
    c{k}.p.x = c{k}.p.x + c{k}.p.y * 2;
    t = t + c{k}.p.x * c{k}.m;
  end
  disp(t), disp(c{3}.p)
end
function chosen
  kinds = {struct('k', 1, 'r', 2), struct('k', 2, 'r', 3), struct('k', 1, 'r', 5)};
  t = 0;
  for j = 1:20
    s = kinds{mod(j, 3) + 1};
    if s.k == 1
      t = t + s.r ^ 2;
    else
      t = t - s.r;
    end
  end
  disp(t)
end
function rounds
  c = {};
  while numel(c) < 4
    c{end+1} = struct('x', numel(c), 'w', repmat('w', 1, numel(c)));
  end
  t = 0;
  for s = c
    t = t + s{1}.x;
    printf('[%s]', s{1}.w);
  end
  disp(t)
  d = c([end, 1]);
  d{1}.x = 50;
  mask = [true false true false];
  e = [c(mask), d, {struct('x', 9, 'w', 'nine')}];
  for k = 1:numel(e), printf('%d%s ', e{k}.x, e{k}.w); end
  printf('%d\n', c{end}.x);
end
function columns_of_cells
  c = cell(3, 1);
  for k = 1:3
    c{k} = struct('x', k);
  end
  disp(size(c)), disp(c{2}.x), c
  t = c{1}; c{1} = c{3}; c{3} = t;
  disp([c{1}.x, c{3}.x]), disp(isequal(c, c')), disp(iscell(c))
end

c = made(5);
printf('%d %d %d\n', total(c), numel(c), place(c, 'n21'));
d = doubled(c);
printf('%d %d %d %s\n', total(d), total(c), place(d, 'n21!'), d{end}.name);
disp(d{2}), disp(c{2}.v)
p = cell(1, 4);
for k = 1:4
  p{k} = struct('x', k, 'up', false);
end
p = moved(moved(p, 0.5), 0.5);
for k = 1:4, printf('%g%d ', p{k}.x, p{k}.up); end
printf('\n');
queue, stack, nested, chosen, rounds, columns_of_cells
