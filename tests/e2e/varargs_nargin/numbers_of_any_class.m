1;
function r = f(varargin)
  t = varargin{1};
  a = double (t);
  r = real (a(1)) + 1;
  b = single (t); c = int8 (t); d = logical (t);
  disp (class (b)), disp (c), disp (d(1)), disp (b(end))
end
f(2,'a')
try, f([1+2i 3], 'q'), catch e, disp(e.message), end
f(3,'c'), f([1 2 3], {}), f(single(2.5), 'x'), f(true, 'b'), f(int8([1 2;3 4]), 's')
try, f({1}, 2), catch e, disp(e.message), end
try, f(struct(), 2), catch e, disp(e.message), end
[V, D] = eig([2 0; 0 3]); disp(V * D - [2 0; 0 3] * V)
[V, D] = eig([0 1; -1 0]); disp(abs(V * D - [0 1; -1 0] * V) < 1e-14)
cov([1 2; 3 4; 5 7]), cov([1 2 3]), cov([1;2;4]), cov(5)
[S, B] = balance([1 1000; 0.001 1]); disp(size(S) == size(B)), disp(norm(S * B / S - [1 1000; 0.001 1]) < 1e-10)
balance([1 2; 3 4]) .* [1 0; 0 1]
eps('double') == eps, eps("single") > eps
x = reshape(1:6, [2 3]); sz = size(x); y = reshape(x', sz) .* 2
z = permute(cat(3, x, x), [3 1 2]); size(z), o = [2 1]; if numel(argv()) > 90, o = [1 2 3]; end
permute(x, o) + 1
k = zeros(1, 0); if numel(argv()) > 90, k = 2; end
w = [V(1) D(2, 2)]; size(w)
