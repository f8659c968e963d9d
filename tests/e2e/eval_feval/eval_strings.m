eval('a = 1; b = 2; c = a + b')
eval('d = 5')
eval('d;')
eval('d')
eval(['e' num2str(1) ' = ''text'';']), e1
x = 10; eval('x = x + 1;'); x
eval('y(3) = 7;'); y
eval('if x > 5, z = ''big''; else, z = ''small''; end'), z
eval('error(''inside'')', 'disp([''caught: '' lasterr()])')
eval('1 + ', 'disp(''syntax'')')
try, eval('undefined_thing'), catch err, disp(err.message), end
v = eval('[1 2 3] * 2'), w = eval('x;'), eval('[p, q] = size(ones(2, 3))')
eval(''), eval('% only a comment'), eval("disp('one'), disp('two')")
clear s; s = evalc('m = magic(3)'), t = evalc('x;'), u = evalc('disp(1); disp(2)'); double(u)
for name = {'r1', 'r2'}, eval([name{1} ' = numel(name{1});']); end, r1, r2
f = 'sin'; eval([f '(0)']), cmd = 'plus(2, 3)'; eval(cmd)
eval('function_like = @(x) x + 1;'); function_like(1), eval('st.a.b = 3'); eval("c = {1, 'two'};"), c
