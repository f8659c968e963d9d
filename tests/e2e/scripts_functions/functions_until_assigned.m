max = max([1 5 3])
x = sum(1:4); sum = 3; sum + x
for k=1:2, if k == 1, y = numel([1 2]); else, y = 5; end, y, end
if x > 3, any = 1; else, any([1 0]), end
any
if x > 100, all = 1; else, all([1 0]), end
clear sum
sum(1:3)
z = 2*i
for i=1:2, i, end
i
f = @(t) min(t); min = 7; f([4 2]), min
q = e; try, error('a:b','boo'), catch e, disp(e.message), end
numel = numel('abc'); numel
