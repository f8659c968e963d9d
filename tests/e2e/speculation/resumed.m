% Values that each round reads: those of one class first, then others, of which an operation may fail.
function resumed
  lists = {{1, 2, 3}, {1, 2.5, 'a', 4}, {'a', 1}, {1, [2 3], 4}, {}, {1, {2}, 3}, {int8(5), 1}, ...
           {1, true, 2}, {2, [], 3}, {1, 1i, 2}, {1, @sin}, {1, NaN, single(2)}};
  for k = 1:numel(lists)
    attempt(@() added(lists{k}));
    attempt(@() counted(lists{k}));
    attempt(@() collected(lists{k}));
    attempt(@() left(lists{k}));
    attempt(@() printed(lists{k}));
    attempt(@() nested(lists{k}));
    attempt(@() looked_up(lists{k}));
    attempt(@() weighed(lists{k}));
    attempt(@() while_there(lists{k}));
  end
end

function attempt(f)
  try
    r = f();
    printf('%s %s ', class(r), mat2str(size(r)));
    disp(r);
  catch e
    disp(e.message);
  end
end

function r = added(c)
  s = 0;
  for k = 1:numel(c)
    x = c{k};
    s = s + x;
  end
  r = {s, c};
end

function r = counted(c)
  s = 0;
  n = 0;
  for k = 1:numel(c)
    n = n + 1;
    x = c{k};
    if n == 2
      continue;
    end
    s = s + x * n;
  end
  r = {s, n};
end

function y = collected(c)
  y = zeros(1, 4);
  for k = 1:numel(c)
    x = c{k};
    y(k) = x;
  end
end

function r = left(c)
  s = 0;
  for k = 1:numel(c)
    x = c{k};
    if x > 2
      break;
    end
    s = s + x;
    if s > 100
      r = s;
      return;
    end
  end
  r = {s, k};
end

function s = printed(c)
  s = 0;
  for k = 1:numel(c)
    printf('[%d]', k);
    x = c{k};
    printf('%s ', class(x));
    s = s + x;
  end
end

function s = nested(c)
  s = 1;
  for k = 1:numel(c)
    x = c{k};
    for j = 1:2
      s = s * 2 - x;
    end
  end
end

function t = looked_up(c)
  m = containers.Map();
  m('a') = 'none';
  for k = 1:numel(c)
    m(sprintf('k%d', k)) = c{k};
  end
  names = keys(m);
  t = 0;
  for k = 2:numel(names)
    t = t + m(names{k}) * 2;
  end
end

function e = weighed(c)
  list = {};
  for k = 1:numel(c)
    p = struct('mass', k);
    p.v = c{k};
    if k > 1
      p.extra = k;
    end
    list{end + 1} = p;
  end
  e = 0;
  for k = 1:numel(list)
    p = list{k};
    e = e + p.mass * p.v + p.v;
  end
end

function r = while_there(c)
  k = 1;
  s = 0;
  while k <= numel(c)
    x = c{k};
    s = s + x;
    k = k + 1;
  end
  r = {k, s};
end
