eval('x = 5;'); x
eval('y = x * 2')
eval('bad syntax here(', 'disp(''caught'')');
eval('error(''boom'')', 'disp(lasterr())');
z = eval('x + 1')
eval('1 + 1;'); ans
eval('7')
s = evalc('disp(42)')
t = evalc('q = 3')
feval('plus', 1, 2), feval(@minus, 5, 3), f = 'sqrt'; feval(f, 16)
for k = 1:3, eval(sprintf('v%d = %d;', k, k^2)); end
v1, v2, v3
eval('for k = 1:2, disp(k), end')
exist('x', 'var'), exist('nothere'), exist('sin'), isvarname('a1'), isvarname('1a')
cmd = ['w = [1 2 ' num2str(3) ']'];
eval(cmd)
try, eval('1 +'), catch e, disp('parse error caught'), end
try, eval('undefined_q'), catch e, disp(e.message), end
a.b = 1; eval('a.b = 7;'); a
eval("if x > 3, disp('big'), else, disp('small'), end")
g = inline('x^2 + 1'); g(3)
assert(true); assert([1 2 3], [1 2 3]);
try, assert(false), catch e, disp(e.message), end
try, assert([1 2 3], [1 2 4]), catch e, disp(strtok(e.message, "\n")), end
