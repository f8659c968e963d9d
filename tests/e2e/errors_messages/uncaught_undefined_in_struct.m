s.val = 10;
t = s;
t.val = 20;
disp(s.val + t.val)
disp(s.vall)
