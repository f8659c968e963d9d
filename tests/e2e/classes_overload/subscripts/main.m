w = W([1 2 3 4]);
w(2)
w(2:3)
w(:)
w{3}
w.tag
w.d
w.d(2)
w.total()
total(w)
w(2) = 50;
w.d
w{1} = 700;
w.tag = 'new';
w.tag
w.d(4) = 44;
w.d
x = w(1) + w{1};
[a] = w(3)
y = {w(1), w(2)};
disp(w(1))
w.d
w(end)
s.w = w;
s.w(2)
s.w(2) = 9;
s.w.d
c = {w};
c{1}(2)
c{1}(2) = 8;
c{1}.d
for k = 1:2, w(k), end
f = @() w(1); f()
v = V2();
v(end)
v(end-1)
v(1,end)
u = V3();
try, u(end), catch e, disp(e.message), end
try, u(end,1), catch e, disp(e.message), end
