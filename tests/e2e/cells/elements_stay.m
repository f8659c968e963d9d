1;
function r = pick(c, k)
  r = c{k};
end
function c = bump(c, k)
  x = c{k};
  c{k}(1) = 100;
  x(end+1) = x(1);
  c{k} = [c{k} x];
end
function s = swap(s)
  t = s.a; s.a = s.b; s.b = t;
end
c = {1:3, magic(3), 'abc', [], single([1 2]), int8([1 2;3 4]), [1+2i 3], true(1,3)};
r = pick(c, 2); r(2,2) = 50; disp(c{2}); disp(r)
c = bump(c, 1); disp(c{1})
s.a = [1 2 3]; s.b = [4 5]; s = swap(s); s
d = {zeros(2,2), ones(2,3)};
for k = 1:2
  x = d{k};
  d{k}(1,1) = 7;
  y = d{k} + 0*x(1,1);
  d{k} = x;
  disp(y), disp(x)
end
try
  z = d{1} + d{2};
catch e
  disp(e.message)
end
w = {}; tot = 0;
for k = 1:4
  w{k} = (1:k)';
  tot = tot + sum(w{k}) * w{k}(end);
end
tot
v = [];
for k = 1:4
  v(k) = mean(w{k});
end
v
q = {rand(3) > 2, 1:0, zeros(0,3)};
m = [q{1}(1,:), 5]
n = [q{2}, 5]
try, [q{3} 5], catch e, disp(e.message), end
u = {[1 2], [3;4]};
try, p = [u{1}, u{2}], catch e, disp(e.message), end
try, v(2) = u{1}; catch e, disp(e.message), end
try, v(7) = d{1}(1,:); catch e, disp(e.message), end
v(6) = w{1}; v
b = c{7}; b = real(b); b
c{7}(1) = 5; a = c{7}
