% Persistent and global variables whose stores have one type: scalars, arrays that grow, tables,
% counters, texts, in recursion, with errors on the way, by handles.
1;
function r = lcg()
  persistent seed
  if isempty(seed)
    seed = 42;
  end
  seed = mod(16807*seed, 2147483647);
  r = seed/2147483647;
end
function n = counter(reset)
  persistent n_calls = 0;
  if nargin > 0 && reset
    n_calls = 0;
  end
  n_calls = n_calls + 1;
  n = n_calls;
end
function f = fib(n)
  persistent memo
  if isempty(memo)
    memo = zeros(1, 50);
  end
  if n <= 2
    f = 1;
  elseif n <= numel(memo) && memo(n) > 0
    f = memo(n);
  else
    f = fib(n-1) + fib(n-2);
    memo(n) = f;
  end
end
function [k, s] = remember(x)
  persistent list
  list(end+1) = x;
  list(1) = list(1) + numel(list);
  k = numel(list);
  s = sum(list);
  if x < 0
    list(1) = 100;
    error('negative: %d', x);
  end
  list = list*1;
end
function h = history(c)
  persistent text = '';
  text = [text c];
  h = text;
end
function setup(n)
  global G H total name
  G = zeros(n);
  H = eye(2);
  total = 0;
  name = 'grid';
end
function bump(i, j, v)
  global G total
  G(i, j) = G(i, j) + v;
  G(:, end) = G(:, 1);
  total += v;
end
function swap()
  global G
  old = G;
  G(1, :) = old(2, :);
  G(2, :) = old(1, :);
end
function show()
  global G total name never
  printf('%s %g [%s]\n', name, total, num2str(G(:)'));
  disp(size(never))
end
function r = down(n)
  global depth
  depth = depth + 1;
  if n == 0, r = depth; else r = down(n - 1)*2 + depth; end
end
function r = either(reset)
  persistent k
  if isempty(k) || reset
    k = 10;
  end
  k = k + 0.5;
  r = k;
end
function r = peek()
  persistent v
  r = isempty(v);
  disp(v)
  v = 3;
end
function x = shuffle(x)
  for k = numel(x):-1:2
    j = floor(lcg()*k) + 1;
    x([k j]) = x([j k]);
  end
end
function r = overwrite(x)
  global G
  G(2, 2) = 50;
  G = [G; G];
  r = x(2, 2);
end
function r = halves(x)
  global G
  for k = 1:numel(x)
    G(k) = G(k)/2;
    if G(k) > 3, G = G(1:3, 1:2); r = k; return, end
  end
  r = 0;
end
for k = 1:3, printf('%.8f\n', lcg()); end
disp(shuffle(1:8))
counter(); counter();
printf('%d %d\n', counter(), counter(true));
printf('%d\n', fib(40));
for x = [1 2 3 -4 5]
  try
    [k, s] = remember(x);
    printf('%d %g\n', k, s);
  catch err
    disp(err.message)
  end
end
history('a'); history('bc');
disp(history('!'))
global G total depth
setup(3)
bump(1, 1, 2), bump(2, 1, 0.5), swap()
show()
G(4, 4) = 7;
total = total*2;
show()
depth = 0;
printf('%d %d\n', down(4), depth);
printf('%g %g %g\n', either(false), either(false), either(true));
printf('%d %d\n', peek(), peek());

b = G;
G(1, 1) = -1;
disp(b(1, 1))
disp(total + G(1, 1))
disp(overwrite(G)), disp(size(G))
printf('%d %s\n', halves(1:8), mat2str(G));
