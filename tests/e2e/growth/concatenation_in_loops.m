s = [];
for i = 1:5, s = [s, i]; end
disp(s), size(s)
t = '';
for i = 1:4, t = [t, 'ab', num2str(i)]; end
disp(t), size(t)
c = [];
for i = 1:5, c = [c; i; 2*i]; end
disp(c')
A = zeros(0,3);
for i = 1:4, A = [A; i, 2*i, 3]; end
disp(A)
B = [];
for i = 1:4, B = [B; [i, i+1, i^2]]; end
disp(B)
D = [];
for i = 1:3, D = [D, [i; i+1]]; end
disp(D)
s = [];
for i = 1:5, if mod(i,2), s = [s i]; end, end
s
v = zeros(1,0);
for k = 1:3, v = [v, v, k]; end
v
w = 7;
for k = 1:3, w = [w, k]; q = w; end
w, q
try
  z = [];
  for k = 1:3, z = [z, ones(k,1)]; end
catch e, disp(e.message), disp(size(z)), end
l = [];
for k = 1:3, l = [l, k > 2]; end
l, class(l)
u = [];
while numel(u) < 6, u = [u; numel(u)]; end
u'
p = [1 2];
for k = 1:2, old = p; p = [p, k+10]; disp(old), end
x = zeros(1,0); x2 = [];
for k = 1:3, x2 = [x2, x]; end
size(x2)
