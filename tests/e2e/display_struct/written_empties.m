% empties that were written into structs and cells show it where structs are too deep to be shown whole
1;
function t = ins(t, k)
  if isempty(t)
    t = struct('key', k, 'left', [], 'right', []);
  elseif k < t.key
    t.left = ins(t.left, k);
  else
    t.right = ins(t.right, k);
  end
end
t = [];
for k = [5 3 8 1 4]
  t = ins(t, k);
end
t
a.b.c.d = [];
a
x = [];
a.b.c.d = x;
a
a.b.c.e = zeros(0,3);
a.b.c.f = {};
a.b.c.g = '';
a.b.c.h = "";
a.b.c.i = {[], '', 3};
a
a.b.c.k = struct('z', {{}}, 'y', '', 'x', [], 'w', "", 'v', {[]}, 'u', {''});
a.b
b = a.b.c.k
q = {[], ''; "", 1}
q(2,2) = {[]};
s.a.b.c = q{1};
s.a.b.d = '';
s
clear a b q s t x k
s.a.b.c = struct('l', [], 'm', {{[], ''}});
s
p = struct('v', []);
u.a.b.c.d = p.v;
u.a.b.c.e = p;
u
c = {[], '', ""};
for k = 1:3
  x = c{k};
  w.a.b.(sprintf('f%d', k)) = x;
  w.a.b.(sprintf('g%d', k)) = c{k};
end
w
z.a.b = cell2struct({[]; ''; 3}, {'p', 'q', 'r'}, 1);
z
y.a.b = setfield(struct(), 'k', []);
y
c{2}(3) = 'x';
v.a.b = struct('k', c{2});
v
