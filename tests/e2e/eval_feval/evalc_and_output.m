s = evalc('disp(5)'); double(s)
t = evalc('x = 3'); t
u = evalc('fprintf(''%d,'', 1:3)'); u
v = evalc('y = 1;'); isempty(v), y
w = evalc('1 + 1'); strtrim(w)
z = evalc('for k = 1:2, disp(k), end'); strsplit(strtrim(z), "\n")
a = evalc('error(''oops'')', 'disp(''handled'')')
n = numel(evalc('m = eye(2)')) > 10, m
eval('p = 1; q = 2;'); p + q, eval('r = [p, q]'), eval('disp(r)'); eval('nope_fn(1)', 'disp(lasterr)'); k = eval('p + q;'); k, eval('if p, disp(''p true''), end'), str = 'b'; eval([str ' = 10;']); b, eval([str '(3) = 7']), eval('function_name = 5;'), fn = 'cos'; val = eval([fn '(0)'])
