% matrix-toolbox: help text, nargin/nargout checks, bsxfun, optional outputs
x = [4 2 8; 6 1 3];
y = tb_normalize(x)
y = tb_normalize(x, 2, 'range')
[y, mu, sd] = tb_normalize(x, 1);
mu, sd
try, tb_normalize(); catch e, disp(e.message); end
try, tb_normalize('abc'); catch e, disp(e.message); end
try, tb_normalize(x, 1, 'bogus'); catch e, disp(e.message); end
try, [a, b, c, d] = tb_normalize(x); catch e, disp(e.message); end
try, tb_normalize(1, 2, 3, 4); catch e, disp(e.message); end
h = tb_table(x, {'a', 'b', 'c'}, 'Format', '%6.2f', 'Title', 'T1');
h
tb_table(x);
s = tb_table(x, {'p', 'q', 'r'}, 'Format', '%d', 'Rows', {'one', 'two'});
tb_inspect(x, 'text', {1}, @sin)
z = 5;
tb_inspect(z)
r = tb_apply(@max, x, 3, [1 9 2])
r = tb_apply('min', x);
[a, b] = tb_apply(@size, x);
r, a, b
tb_defaults()
o = tb_defaults('tol', 1e-3)
try, tb_defaults('nope', 1), catch e, disp(e.message), end
is_function_handle(@tb_apply), func2str(@tb_apply), exist('tb_apply'), exist('tb_none')
nargin('tb_normalize'), nargout('tb_normalize'), nargin('tb_table'), nargout('tb_apply')
