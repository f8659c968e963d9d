% Fields of structs that inner loops fill element by element, new ones and ones that are there.
1;
function p = make (n)
  for i = 1:n
    for d = 1:3
      p(i).pos(d) = i * d;
      p(i).vel(d) = i - d;
    end
    p(i).mass = i;
  end
end
function p = again (p)
  for i = 1:numel (p)
    for d = 1:2
      p(i).pos(d) = -d;
      p(i).new(d) = i;
    end
  end
end
function p = tables (n)
  for i = 1:n
    for r = 1:2
      for c = 1:3, p(i).m(r, c) = i + r * c; end
    end
  end
end
function p = cells (n)
  for i = 1:n
    for d = 1:2, p(i).c{d} = i * d; p(i).t(d) = 'a' + d; end
  end
end
function p = whole (n)
  for i = 1:n
    for d = 1:2, p(i).last = d; p(i).all(d) = d; end
  end
end
function p = none (n)
  p = struct ('x', {});
  for i = 1:n
    for d = 1:0, p(i).x(d) = d; end
  end
end
function p = reads (n)
  p(n).v = [];
  for i = 1:n
    for d = 1:3, p(i).v(d) = d + numel (p(1).v); end
  end
end
function p = leaves (n)
  for i = 1:n
    for d = 1:3
      if d == 3, break, end
      p(i).v(d) = d;
    end
  end
end
function p = other (n)
  p = [];
  for i = 1:n
    for d = 1:3, p(d).v(i) = i * d; end
  end
end
p = make (4);
disp (p(3)), disp (size (p)), disp (fieldnames (p)')
a = [0 0 0];
for i = 1:4, for j = 1:4, r = p(j).pos - p(i).vel; a = a + p(j).mass * r; end, end
disp (a), disp (cat (1, p.pos)), disp (mean (vertcat (p.vel)))
q = again (p); disp (q(2)), disp ([q.pos])
t = tables (3); disp (t(3).m), disp ([t.m]), disp (size (t))
c = cells (2); disp (c(2))
w = whole (3); disp (w(2)), disp ([w.last])
disp (size (none (2))), disp (size (none (0)))
r = reads (3); disp ([r.v])
l = leaves (3); disp (l(2)), disp ([l.v])
o = other (3); disp ([o.v])
x.v = 5;
try
  for d = 1:3, x(1).v(d) = 1 / (d < 2); x(2).v(d) = error ('stop'); end
catch e
  disp (e.message), disp (size (x)), disp (x(1).v)
end
s = 3;
try, for d = 1:3, s(1).v(d) = d; end, catch e, disp (e.message), end
