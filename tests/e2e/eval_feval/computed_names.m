c = {'roots', 'trapz', 'sum'};
for k=1:3, disp(feval(c{k}, [1 -3 2])), end
f = 'trapz';
feval(f, [1 2 3])
g = str2func(c{2}); g([1 2 3])
cellfun('trapz', {[1 2], [3 4]})
h = @trapz; h([1 2])
h2 = str2func('trapz'); h2([1 2])
cellfun(c{2}, {[1 2], [3 4]})
arrayfun(c{1}, [1 2], 'UniformOutput', false)
