% Loops over values of which nothing is known, for values of all classes.
function uses
  values = {5, [1 2 3], [1 2; 3 4], [], single(2.5), int8(100), true, 'abc', 2 + 3i, {1, 2}, ...
            struct('a', 1), 1:4, NaN, zeros(0, 3), uint8([200 100]), @sin, "dq", eye(2), ...
            ones(2, 2, 2), sparse([1 3 2]), Inf};
  tries = {@scaled, @bound, @elements, @matrix, @filled, @halved, @joined, @columns, @left, ...
           @printed, @compared, @grown, @caught, @flagged, @subscript, @repeated, @alternating};
  for t = 1:numel(tries)
    for k = 1:numel(values)
      printf('%s %d: ', func2str(tries{t}), k);
      try
        show(tries{t}(values, k));
      catch e
        disp(e.message);
      end
    end
  end
end

function show(v)
  printf('%s %s ', class(v), mat2str(size(v)));
  disp(v);
end

function t = scaled(c, k)
  x = c{k};
  t = 0;
  for i = 1:3
    t = t + x * i;
  end
end

function t = bound(c, k)
  x = c{k};
  t = 0;
  for i = 1:min(x, 9)
    t = t + i;
  end
end

function t = elements(c, k)
  x = c{k};
  t = 0;
  for i = 1:numel(x)
    t = t + x(i);
  end
end

function t = matrix(c, k)
  x = c{k};
  t = 0;
  for i = 1:size(x, 1)
    for j = 1:size(x, 2)
      t = t + x(i, j) * i - j;
    end
  end
end

function y = filled(c, k)
  y = c{k};
  for i = 1:3
    y(i) = i * 2;
  end
end

function r = halved(c, k)
  x = c{k};
  n = 0;
  while x > 0.5 && n < 50
    x = x / 2;
    n = n + 1;
  end
  r = {x, n};
end

function t = joined(c, k)
  x = c{k};
  t = [];
  for i = 1:3
    if x == 'a'
      t = [t 1];
    end
    t = [t x];
  end
end

function t = columns(c, k)
  x = c{k};
  t = 0;
  for v = x
    t = t + sum(v);
  end
end

function r = left(c, k)
  x = c{k};
  s = 0;
  r = 7;
  for i = 1:4
    if i == x
      break;
    end
    s = s + x;
    if s > 20
      r = s;
      return;
    end
  end
  r = {s, i};
end

function t = printed(c, k)
  x = c{k};
  for i = 1:3
    printf('%d %s\n', i, class(x));
    t = x + i;
    if i == 2
      continue;
    end
    printf('%g ', t);
  end
end

function t = compared(c, k)
  x = c{k};
  t = 0;
  for i = 1:numel(x)
    if x(i) == 'b'
      t = t + 10;
    elseif x(i) > 2
      t = t + 1;
    end
  end
end

function x = grown(c, k)
  x = c{k};
  for i = 1:2
    x(end) = x(end) + i;
  end
end

function t = caught(c, k)
  x = c{k};
  t = 0;
  for i = 1:3
    try
      t = t + x(i);
    catch
      t = t - 1;
    end
  end
end

function t = flagged(c, k)
  x = c{k};
  t = 0;
  for i = 1:3
    if x && t < 10
      t = t + 1;
    end
  end
end

function t = subscript(c, k)
  x = c{k};
  y = 1:5;
  t = 0;
  for i = 1:3
    t = t + y(x);
  end
end

function t = repeated(c, k)
  x = c{k};
  t = 0;
  n = 0;
  do
    t = t + x;
    n = n + 1;
  until n > 5 || t > 10
end

function r = alternating(c, k)
  x = c{k};
  t = x;
  for i = 1:3
    t = -t;
  end
  r = {t, ~x};
end
