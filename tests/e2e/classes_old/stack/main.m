s = Stack (1, 'two', 3);
s
disp (s)
numel (s)
s{2}
s.top
[s, x] = pop (s);
x
[s, x] = pop (s)
try, s(1), catch e, disp (e.message), end
t = push (Stack (), 1);
s == t
[s, x] = pop (s);
try, pop (s); catch e, disp (e.message), disp (e.identifier), end
c = {s, t};
numel (c)
class (c{2})
