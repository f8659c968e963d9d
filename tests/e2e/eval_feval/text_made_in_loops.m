for k = 1:3, eval(sprintf('item_%d = %d * 10;', k, k)); end
item_1 + item_3
names = {'p', 'q'}; vals = [5 6]; for k = 1:2, eval([names{k} ' = vals(k);']); end, p * q
op = {'+', '-', '*'}; for k = 1:3, printf('%s\n', num2str(eval(['7 ' op{k} ' 2']))); end
cmd = 'plus(2, 3)'; eval(cmd)
expr = 'x^2 + 1'; x = 3; eval(expr), f = eval(['@(x) ' expr]); f(4), g = str2func(['@(x) ' expr]); g(5)
g, f
