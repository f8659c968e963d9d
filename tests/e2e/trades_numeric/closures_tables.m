% nested functions/closures, handles in structs, function tables, accumulators, recursion (Ackermann, Hanoi, permutations, flood)
1;
function f = make_poly(c)
  f = @(x) polyval(c, x);
end
function g = compose(varargin)
  g = varargin{1};
  for k = 2:nargin
    h = varargin{k}; g0 = g;
    g = @(x) h(g0(x));
  end
end
function r = ack(m, n)
  if m == 0, r = n + 1; elseif n == 0, r = ack(m-1, 1); else r = ack(m-1, ack(m, n-1)); end
end
function p = permute_(v)
  if numel(v) <= 1, p = v; return; end
  p = [];
  for k = 1:numel(v), rest = v; rest(k) = []; q = permute_(rest); p = [p; repmat(v(k), rows(q), 1), q]; end
end
function r = fold(f, x, acc), r = acc; for k = 1:numel(x), r = f(r, x(k)); end, end
function varargout = each(f, varargin), for k = 1:nargout, varargout{k} = f(varargin{k}); end, end
function n = counter(), persistent k; if isempty(k), k = 0; end, k++; n = k; end
function d = deriv(f, h), d = @(x) (f(x+h) - f(x-h)) / (2*h); end
p = make_poly([1 0 -2]);
p(3), p
q = compose(@sin, @abs, @(x) x * 2); q(-1)
ops = struct('add', @plus, 'mul', @times, 'pw', @(a, b) a .^ b);
fn = fieldnames(ops);
for k = 1:numel(fn), fprintf('%s: %s\n', fn{k}, mat2str(ops.(fn{k})([1 2 3], 2))); end
ack(2, 3)
permute_([1 2 3])
fold(@(a, b) a * 10 + b, [1 2 3 4], 0), fold(@max, [3 9 2], -Inf)
[a, b] = each(@(x) x^2, 3, 4)
counter(); counter(); counter()
d1 = deriv(@(x) x.^3, 1e-4); d2 = deriv(d1, 1e-4); printf('%.5f %.4f\n', d1(2), d2(2));
tbl = {@sin, 'sine'; @cos, 'cosine'; @(t) exp(-t), 'decay'};
for r = tbl', printf('%-8s %.4f\n', r{2}, r{1}(1)); end
tbl
adders = cell(1, 3); for k = 1:3, adders{k} = @(x) x + k; end
cellfun(@(f) f(10), adders)
func2str(adders{2}), class(adders), is_function_handle(adders{1})
Y = @(f) f(f); fact = Y(@(self) @(n) merge_(n, self));
function r = merge_(n, self), if n <= 1, r = 1; else g = self(self); r = n * g(n - 1); end, end
fact(5)
cellfun(@(x, y) [x y], {'a', 'b'}, {'c', 'd'}, 'UniformOutput', false)
[mx, im] = arrayfun(@(k) max(mod((1:5) * k, 5)), 1:3)
m = containers.Map({'one', 'two'}, {1, @(x) x + 2}); f = m('two'); f(5)
s = struct('f', {{@(x) x, @(x) x^2}}); s.f{2}(4)
feval(@(varargin) numel(varargin), 1, 2, 3), feval('max', [1 5 2])
w = @() disp('called'); w(); w()
h = @(x, varargin) x + sum([varargin{:}]); h(1), h(1, 2, 3)
if isequal(func2str(@sin), 'sin'), disp('yes'), end
try, ops.add(1), catch e1, disp(e1.message), end
try, p(1, 2), catch e1, disp(e1.message), end
try, q(), catch e1, disp(e1.message), end
try, nofn = @undefined_thing; nofn(1), catch e1, disp(e1.message), end
try, ack(1), catch e1, disp(e1.message), end
try, [a, b, c] = permute_([1]); catch e1, disp(e1.message), end
try, x = counter(1); catch e1, disp(e1.message), end
try, v = w(); catch e1, disp(e1.message), end
tic; el = toc; el >= 0
ans
