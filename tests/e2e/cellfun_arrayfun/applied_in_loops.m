% Functions that are applied to each element where their results are known numbers: in all places
% where a call may stand.
1;
function r = squares(x)
  r = arrayfun(@(t) t^2 + 1, x);
end
function r = halve(t)
  r = t/2;
end
function r = step(t)
  if t > 3
    error('step:far', 'too far: %d', t);
  end
  r = t + 1;
end
function [s, n] = both(x, y)
  s = sum(arrayfun(@(a, b) a*10 + b, x, y));
  n = numel(arrayfun(@(a, b) a - b, x, y));
end
function r = table(n)
  r = arrayfun(@(i) sum(arrayfun(@(j) i*j, 1:n)), 1:n);
end
function r = counted(v)
  printf('%d ', v);
  r = v;
end
function r = deep(n)
  if n == 0
    r = 1;
  else
    r = sum(arrayfun(@(k) deep(n - 1) + k, 1:2));
  end
end

a = squares([1 2 3])
b = squares([1 2; 3 4])
c = squares(zeros(0, 3))
d = squares([])
e = squares(5)
f = squares(reshape(1:8, 2, 2, 2))
g = squares('ab')
h = squares([true false])
scale = 3;
x = linspace(0, 1, 5);
y = arrayfun(@(t) t*scale, x)
scale = 4;
y = arrayfun(@(t) t*scale, y)
z = arrayfun(@halve, y)
w = arrayfun(@(t) t > 0.5, x), class(w)
v = arrayfun(@(t) any(t == [0 1]), [])
class(v)
[s, n] = both(1:3, 4:6)
try
  [s, n] = both(1:3, 4:5)
catch err
  disp(err.message)
end
try
  u = arrayfun(@step, 1:5)
catch err
  disp(err.message), disp(err.identifier)
end
try
  u = arrayfun(@(t) [t t], 1:3)
catch err
  disp(err.message)
end
m = table(4)
k = 0;
while sum(arrayfun(@(t) t + k, 1:3)) < 30
  k = k + 1;
end
k
do
  k = k - 1;
  left = arrayfun(@(t) t - k, 1:2);
until all(arrayfun(@(t) t >= 0, left))
k
if any(arrayfun(@(t) mod(t, 7) == 0, 1:10)) && all(arrayfun(@(t) t < 20, 1:10))
  disp('both')
end
for p = arrayfun(@(t) t*2, 1:3)
  printf('<%d>', p);
end
printf('\n');
q = arrayfun(@counted, 3:-1:1) + arrayfun(@counted, 4:6)
arrayfun(@counted, 1:3);
arrayfun(@counted, 1:2)
total = 0;
for i = 1:50
  total = total + sum(arrayfun(@(t) sin(t)*i, x));
end
printf('%.10f\n', total);
cells = num2cell([1 2; 3 4]);
cellfun(@(t) t*2, cells)
cellfun(@(t) t > 2, cells)
words = {'one', 'three', 'eleven'};
cellfun(@(t) length(t), words)
cellfun(@(t) t(1), words)
cellfun(@(t) t(1) == 'o', words)
lists = {};
for i = 1:4, lists{end+1} = 1:i; end
cellfun(@(t) sum(t), lists)
cellfun(@(t) numel(t), {})
deep(3)
single_ones = arrayfun(@(t) single(t)/3, 1:2)
whole = arrayfun(@(t) int8(t*50), 1:3)
roots_ = arrayfun(@(t) sqrt(t), [4 -4])
nothing = arrayfun(@(t) t, zeros(3, 0))
last = arrayfun(@(t) x(end) + t, 1:3)
squares(1:3)(2)
