% Structs that are passed on and come back are updated in place, but never behind another owner's back.
1;
function s = push(s, x)
  s.n = s.n + 1;
  s.items{s.n} = x;
  s.data(s.n) = x * 2;
end
function s = fails(s, x)
  s.n = 100;
  s.data(1) = -1;
  if x > 1
    error('test:late', 'too late for %d', x);
  end
  s.in.deep(2) = x;
end
function [a, b] = both(a, b)
  a.n = a.n + 1;
  b.n = b.n + 10;
end
function n = peek(s)
  s.n = 999;
  s.data(1) = 999;
  n = s.n + s.data(1);
end
function s = recur(s, k)
  if k > 0
    s.data(k) = k;
    s = recur(s, k - 1);
  end
end

s.n = 0; s.items = {}; s.data = []; s.in.deep = [1 2 3];
for k = 1:4
  s = push(s, k);
end
old = s;
s = push(s, 5);
s.in.deep(1) = 50;
s.in.more = 'text';
old, s
disp(peek(s)); disp(s.n); disp(s.data)
try
  s = fails(s, 2);
catch err
  disp(err.message);
end
disp(s.n); disp(s.data(1)); disp(s.in.deep)
s = fails(s, 1);
disp(s.n); disp(s.data(1)); disp(s.in.deep)
[s, t] = both(s, s);
disp([s.n t.n])
[s, s] = both(s, t);
disp(s.n)
s = recur(s, 3);
disp(s.data)
kept = {s};
s.data(1) = 7; s.in.deep(3) = 8;
disp(kept{1}.data(1)); disp(kept{1}.in.deep(3)); disp(s.in.deep)
s.self = s;
s.self.n = 1;
disp(s.n); disp(s.self.n); disp(isfield(s.self, 'self'))
s.n = [1 2; 3 4];
s.n(3, 1) = 9;
s.flag = true; s.flag = 2; s.flag = 'c';
disp(class(s.flag)); disp(s.n)
u.v = 1:3;
w = u.v;
u.v(2) = 20; u.v(5) = 1;
disp(w); disp(u.v)
u.v(2.5) = 1;
