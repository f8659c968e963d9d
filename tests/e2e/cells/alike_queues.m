% Queues and stacks of elements that are all alike.
function alike_queues
  g = [0 0 0 1; 1 1 0 1; 0 0 0 0; 0 1 1 0];
  [d, n] = bfs(g, [1 1], [4 4]);
  printf('%d %d\n', d, n);
  q = fill_up(5);
  total = 0;
  while numel(q) > 0
    x = q{end};
    q(end) = [];
    total = total + sum(x);
  end
  total
  words = {};
  for k = 1:3
    words{end+1} = sprintf('%d', k);
  end
  words
  b = stack();
  b, size(b)
  try
    c = stack(); c{7}
  catch e
    disp(e.message)
  end
  try
    z = {};
    for k = 1:3, z{end+1} = [k k]; end
    m = z{str2double('5')};
  catch e
    disp(e.message)
  end
  try
    z = {};
    for k = 1:str2double('0'), z{end+1} = [k k]; end
    m = z{1};
  catch e
    disp(e.message)
  end
end
function [d, n] = bfs(g, from, to)
  seen = false(size(g)); dist = -ones(size(g));
  queue = {from}; dist(from(1), from(2)) = 0; seen(from(1), from(2)) = true;
  n = 0;
  steps = {[0 1], [1 0], [0 -1], [-1 0]};
  while ~isempty(queue)
    p = queue{1}; queue(1) = [];
    n = n + 1;
    if isequal(p, to), break, end
    for k = 1:numel(steps)
      t = p + steps{k};
      if any(t < 1) || t(1) > size(g, 1) || t(2) > size(g, 2), continue, end
      if g(t(1), t(2)) == 0 && ~seen(t(1), t(2))
        seen(t(1), t(2)) = true;
        dist(t(1), t(2)) = dist(p(1), p(2)) + 1;
        queue{end+1} = t;
      end
    end
  end
  d = dist(to(1), to(2));
end
function q = fill_up(n)
  q = {};
  for k = 1:n
    q{end+1} = (1:3)' * k;
  end
  q{2} = [7; 7; 7];
  q = q([1 3:end 2]);
end
function b = stack()
  b = {};
  for k = 1:str2double('4')
    b{k} = k * 1.5;
  end
  b(2) = [];
  b{end+1} = 99;
end
