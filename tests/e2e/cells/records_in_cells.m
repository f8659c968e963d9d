% Rows of few cells of several classes, {number, name, row}, in a cell: read, changed, queued.
1;
function r = made(n)
  r = cell(0, 1);
  for k = 1:n
    r{end+1} = {k, sprintf('n%d', 5 * k), [k, 2 * k, 3]};
  end
end
function t = total(r)
  t = 0;
  for k = 1:numel(r)
    t = t + r{k}{1} * r{k}{3}(2) + numel(r{k}{2});
  end
end
function r = doubled(r)
  for k = 1:numel(r)
    q = r{k};
    q{1} = 2 * q{1};
    q{2} = [q{2}, '!'];
    r{k} = q;
    r{k}{3}(1) = -k;
  end
  r{end+1} = r{1};
end
function queue
  q = {{1, 'a'}};
  seen = '';
  while ~isempty(q)
    [n, name] = q{1}{:};
    q(1) = [];
    seen = [seen, name];
    if n < 4
      q{end+1} = {n + 1, [name, 'b']};
      q = [q, {{n + 2, 'c'}}];
    end
  end
  disp(seen), disp(size(q))
end
function joined
  r = made(2);
  t = r{1}{1};
  s = [r, {7, 'x', [1 2 3]}];
  disp(size(s)), disp(s{3}), disp(s{1}{1} + t)
  s = [r, {{7, 'x', [1 2 3]}}];
  disp(size(s)), disp(s{3}{1})
end
function differing
  r = made(3);
  t = r{1}{1};
  r{2}{4} = 'more';
  disp(numel(r{2})), disp(numel(r{1}))
  r{3} = {t};
  try
    r{3}{2}
  catch e
    disp(e.message)
  end
  r{1}{1} = 'text';
  disp(r{1}{1}), disp(class(r{2}{1}))
end
function rounds
  r = made(3);
  t = 0;
  for q = r
    t = t + q{1}{1};
    for j = 1:2:3
      t = t + sum(q{1}{j});
    end
  end
  disp(t), r(2)
  d = r([3, 1]);
  d{1}{1} = 50;
  disp(d{1}{1} + r{3}{1}), disp(isequal(r, made(3))), disp(cellfun(@(q) q{1}, r))
end
r = made(4);
printf('%d %d %d\n', total(r), rows(r), columns(r));
d = doubled(r);
printf('%d %d %s %s\n', total(d), total(r), d{2}{2}, d{end}{2});
disp(d{2}{3}), disp(r{2}), size(made(0))
queue, joined, differing, rounds
try
  r{9}{1}
catch e
  disp(e.message)
end
