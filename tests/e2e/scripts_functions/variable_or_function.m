1;
function f (a, e)
  disp (e)
  disp (e + 1)
end
function g (a, sum)
  disp (sum ([1 2 3]))
  sum ([3 4])
  c = {sum([1 2]), 5, sum(3)};
  disp (c)
end
function varargout = many (varargin)
  for k = 1:nargout
    varargout{k} = 10 * k;
  end
end
function h (a)
  if (a)
    many = {7, 8, 9};
  end
  many
  [x, y] = many{1:2};
end
function k (a)
  if (a)
    size = [4 5 6];
  end
  c = cellfun (@(t) numel (size), {1});
  fn = @() size (1);
  fn ()
  disp (c)
  size (2)
  size
end
function two (a)
  if a
    max = {1, 2};
    max{2}
  else
    [m, i] = max ([3 9 2])
  end
  while a > 0
    max = [1 2 3];
    a--;
  end
  disp (max (2))
  x.y = max (1);
  x
  [max(1), 3, max(1)]
end
f (1)
f (1, 5)
g (1)
g (1, [4 5 6 7])
two (0)
two (1)
try, h (0), catch e, disp (e.message), end
h (1)
try, k (0), catch e, disp (e.message), end
k (1)
if (false)
  ones = 3;
end
ones (2)
x = ones (1, 2)
function r = missing (a)
  if (~exist ('OCTAVE_VERSION'))
    NA = NaN;
  end
  r = [1; NA];
end
function r = own (k)
  r = 1000 * k;
end
function r = loop (n)
  r = 0;
  for k = 1:n
    if k > 1
      own = [10 20 30 40];
    end
    r = r + own (k);
  end
end
function r = twice (a)
  if (a)
    pi = 3;
  end
  r = pi (1, 2);
  r = {r, pi};
end
disp (missing (1))
loop (3)
twice (0)
twice (1)
