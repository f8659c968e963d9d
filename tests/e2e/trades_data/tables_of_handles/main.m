% function handles tables, closures, dispatch
ops = struct('name', {'add','sub','mul','pow'}, 'fn', {@plus, @minus, @(a,b) a.*b, @power});
for o = ops
  printf('%s(6,3) = %g\n', o.name, o.fn(6, 3));
end
ops(3)
ops(1).fn
tbl = {'square', @(x) x.^2; 'cube', @(x) x.^3; 'root', @sqrt};
for k = 1:rows(tbl)
  disp([tbl{k,1} ': ' num2str(tbl{k,2}([1 4 9]))]);
end
tbl
compose = @(f, g) @(x) f(g(x));
h = compose(@sin, @(x) x * pi / 2);
h(1), h(3)
h
func2str(h)
c1 = make_counter(10); c2 = make_counter(0);
c1(), c1(5), c2(), c1()
acc = bank_account('Zed', 100);
acc.deposit(50);
acc.withdraw(30);
acc.balance()
try
  acc.withdraw(1000);
catch e
  disp(e.message)
end
acc.history()
acc
fieldnames(acc)'
k = 3; f = @(x) x + k; k = 100; f(1)
fs = cell(1, 3);
for i = 1:3, fs{i} = @() i * 10; end
cellfun(@(g) g(), fs)
is_function_handle(f), isa(f, 'function_handle'), class(f)
g = str2func('@(x, y) x - y'); g(5, 3)
w = @(varargin) numel(varargin); w(1, 2, 3)
m = @max; [v, i] = m([3 9 2])
mm = containers.Map(); mm('double') = @(x) 2*x; fn = mm('double'); fn(21)
arrayfun(@(k) k^2, 1:4)
[a, b] = cellfun(@min, {[3 1 2], [5 4]})
s = struct('f', {{@sin, @cos}}); s.f{2}(0)
feval(@plus, 1, 2), feval('minus', 5, 2)
reduce(@(a,b) a*b, 1:5, 1)
map_cell(@upper, {'a','b'})
q = quadl(@(x) x.^2, 0, 3); printf('%.6f\n', q);
z = fzero(@(x) x^2 - 2, [0 2]); printf('%.6f\n', z);
isequal(@sin, @sin)
cellfun(@isempty, {[], 'a', {}}), cellfun('isempty', {[], 'a', {}})
cellfun(@(x) [x 'z'], {'a','b'}, 'UniformOutput', false)
cellfun(@(x, y) x * y, {1, 2}, {3, 'a'}, 'ErrorHandler', @(e, varargin) -1)
cellfun(@(x) error('boo:hoo', 'bad %d', x), {1, 2}, 'ErrorHandler', @(e, x) e.index * 100 + x)
