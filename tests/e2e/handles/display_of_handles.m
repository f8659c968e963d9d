f = @sin
g = @(x) x.^2+1
h = @(a,b)a+b
k = @() disp('hi')
l = @(x) [x, x'; 1 2]
m = @(s) strcat(s, 'it''s', "dq")
n = @(x) x(end, :)
o = @(x, varargin) numel(varargin)
p = @(t) {t, 1, 'a'}
q = @(x) ~x & !x | x == 1
r = @(x) -x' + x.^-2
c = {f, g}
s.f = g
disp(h), func2str(l), func2str(q)
u = @(x) x.a.b{3}(1).c
w = @() 1:3
z = @(x) ifelse(x > 1, @(y) y * 2, [])
