% structs and cells as arguments and results: what is known of their contents goes along
1;
function p = make (n)
  p.n = n;
  p.data = zeros (1, n);
  p.name = 'walker';
  p.inner = struct ('gain', 2, 'on', true);
end
function p = advance (p, k)
  p.data(k) = p.inner.gain * k;
  if (p.inner.on)
    p.n = p.n + 1;
  end
end
function total = weigh (list)
  total = 0;
  for k = 1:numel (list)
    total = total + list{k};
  end
end
function [lo, hi] = limits (s)
  lo = min (s.values);
  hi = max (s.values);
end
p = make (3);
for k = 1:4
  p = advance (p, k);
end
p
disp (sum (p.data) / p.n)
c = cell (1, 3);
for k = 1:3
  c{k} = k ^ 2;
end
t = weigh (c)
c{end+1} = 0.5;
t = weigh (c)
w = {1, 2, 3};
w{2} = [4 5];
w{5} = 'x';
w
s = struct ('values', {[3 1 2], [9 7]});
for k = 1:2
  [lo, hi] = limits (s(k));
  printf ('%d..%d\n', lo, hi);
end
s(4).values = 1;
s
isempty (s(3).values)
args = {2, 3};
x = zeros (args{:}) + max (args{2}, numel (args))
q.list = {};
for k = 1:3
  q.list{end+1} = sprintf ('item%d', k);
  q.count = numel (q.list);
end
q
try
  disp (q.list{7})
catch err
  disp (err.message)
end
try
  p.inner.missing
catch err
  disp (err.message)
end
try
  z = p.inner(2);
catch err
  disp (err.message)
end
r = [];
r(2).a = 5;
r(1)
b = {};
b(3) = {7};
b{1} = true;
class (b{1}), class (b{2}), b{3} + 1
m = [b, {1, 'two'}];
size (m)
if isfield (p, 'name') && ~isfield (p, 'nothing'), disp ('fields'), end
fieldnames (p)'
