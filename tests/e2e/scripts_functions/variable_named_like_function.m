% A name is a function until something is assigned to it.
1;
function a = area(r)
  a = pi * r^2;
end
function r = go(v)
  max = max(v);
  r = max + 1;
end
function min = lowest(v)
  min = min(v);
end
function [r, sum] = both(v)
  r = cellfun(@(x) sum(x), v);
  sum = sum(r);
end
sum = sum([1 2 3])
area = area(2)
go([1 5 2])
lowest([4 3])
[a, b] = both({1, [2 3]})
for k = 1:3
  if k == 3, size([1 2 3]), break, end
end
if k > 5
  length = 3;
elseif k == 3
  n = length('abc')
else
  length = 4;
end
z = 3 + 2i;
for i = 1:2, z = z * i; end
z
switch k
  case 3
    q = numel(1:4)
  case 4
    numel = 3;
end
try
  rows = 3; error('x');
catch
  rows
end
try
  c = columns(ones(2, 3))
  columns = columns(ones(2, 5));
catch
  disp('no')
end
columns
exist('prod')
prod = prod([2 3]);
prod
clear prod
prod([4 5])
h = @numel; 
if true, clear z, end
f = @(v) median(v);
median = 5;
f([1 2 9])
isempty([])
isempty = false; isempty
disp = 5
