for k = 1:3, eval(sprintf('item_%d = %d * 10;', k, k)); end
item_2 + item_3
names = {'p', 'q'}; vals = [5 6]; for k = 1:2, eval([names{k} ' = vals(k);']); end, p * q
exist('item_1'), exist('item_9'), s = struct(); for k = 1:2, s.(names{k}) = vals(k); end, s
op = {'+', '-', '*'}; for k = 1:3, printf('%s\n', num2str(eval(['7 ' op{k} ' 2']))); end
eval('vec = 1:5;'); eval('vec(2) = [];'); vec, expr = 'x^2 + 1'; x = 3; eval(expr), f = eval(['@(x) ' expr]); f(4), g = str2func(['@(x) ' expr]); g(5); cond = 'x > 2'; if eval(cond), disp('yes'), end, cmds = {'a1 = 1;', 'a1 = a1 + 1;', 'disp(a1)'}; for c = cmds, eval(c{1}); end
