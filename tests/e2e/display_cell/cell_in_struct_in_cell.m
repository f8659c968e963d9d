s.items = {1, 'b'};
s.more.deep = {[1 2; 3 4]};
s
c = {s, {s.items}}
disp(c)
disp(s)
t = {s.more}
