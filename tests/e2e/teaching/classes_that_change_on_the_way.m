% class changes in loops, weird control flow, shadowing, ans, growth, deletion in loops
x = 1; for k=1:3, if k==2, x = 'a'; else, x = [x k]; end, x, end
y = []; y(3) = 5, y(2,2) = 1, y = y', y(:,1) = []
z = 'abc'; z(5) = 'e'; double(z)
c = {}; c{3} = 1, c(2) = []
s.a = 1; s(2).a = 'x'; s(2), s(1) = []; s
b = true; b(3) = true, class(b), b(2) = 5, class(b)
i8 = int8([1 2 3]); i8(2) = 300, i8(5) = 1.6
f = single(1.5); f(2) = pi, class(f)
n = 0; while true, n++; if n < 3, continue, end, if n > 5, break, end, end, n
for i=[], disp('never'), end, i
for i=zeros(0,3), disp('z'), end
for i=zeros(2,0), disp('zz'), end
for k={1,'a';2,'b'}, k, end
for k=[1 2;3 4], k', end
for k='ab', k, end
for k=5, k, end
for k=int8(1):int8(3), class(k), end
for k=1:3, k=10; end, k
k=0; for k=1:0, end, k
m = 1:5; for v=m, m(end+1)=v; end, m
3; ans, ans+1; ans
if [], disp('e'), else, disp('empty false'), end
if [1 1 0], disp('t'), else, disp('f'), end
if 'a' < 'b', disp('lt'), end
switch 'abc', case {'x','abc'}, disp('found'), end
switch 3, case 1, otherwise, disp('other'), end
switch [1 2], case [1 2], disp('arr'), otherwise, disp('no'), end
a.b(3).c = 5; a.b(2), size(a.b)
q = {1,{2,{3}}}; q{2}{2}{1}, q{2}{1} = 'new'; q
w = 1:10; w([1 3 5]) = [], w(w>8) = [], w(end) = []
M = magic(4); M([1 3],:) = [], M(:,2) = []
M(:) = 1:numel(M), M(end+1,:) = 0
t = 'hello'; t([1 end]) = 'HO', t(end:-1:1), t(:)', t'
[p, q] = size(ones(2,3)); p, q, [~, r] = min([3 1 2])
[u{1:2}] = deal(7, 8); u
[v.x, v.y] = deal(1, 2); v
x = 5; x(2) = 6; x(:) = 9; x
e = 1:3; e(:) = []; e, size(e)
g = @(varargin) varargin; r = g(1,'a'); r{2}
A = eye(2); A(:,:,2) = [5 6;7 8]; A, size(A), squeeze(A(1,2,:)), sum(A,3)
l = 1:3 == [1 5 3], l & true, !l, any(l), ~any(l)
1:3 + 1, (1:3)', [1:3]', -[1 2]', 2^-1, -2^2, !1 == 0, 1:2:6
'a':'e', ['a':'c'; 'x':'z'], {1:3}{1}(2)
1e3 == 1000, 0.1*3 == 0.3, abs(0.1*3-0.3) < eps, NaN == NaN, isequal(NaN,NaN), isequaln_ = 1;
xor(true, [true false]), bitxor(uint8(5), uint8(1)), 5:-1:1, numel(1:0.1:2), isempty(3:1)
true*3, 'a'+0, ['a' 66], [65 'b'], {'a';'b'}', [{1} {2}], [{1}, 2], [struct('a',1) struct('a',2)].a
z = complex(1,0), isreal(z), z+0, isreal(z+0), sqrt(-1), (-8)^(1/3), roots([1 0 1]), [1 2]*[1;2i], abs([3+4i 1]), (1+2i)', [1+2i 3].', real([1i 2])
1/0 - 1/0, mod(5,0), rem(5,0), mod(-5,3), mod(5,-3), 0^0, Inf*0, max([NaN 1]), min([]), sum([]), prod([]), max([],[],1), mean([1 NaN])
x.y = 1
