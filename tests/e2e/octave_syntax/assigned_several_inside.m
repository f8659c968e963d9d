x = [10 20 30];
y = x([~, i] = max ([1 9 3]))
y = x([a, b] = max ([1 2 3]))
c = {[a, b] = size(zeros (2, 3))}
z = [[~, b] = size(zeros (2, 3)), 7]
disp ([p, q] = deal (4, 5))
if ([~, ok] = deal (1, 0)) disp ("yes"); else disp ("no"); end
k = ([~, ~, w] = deal (1, 2, 3)) + 1
[~, m] = max ([3 8 1])
([~, m] = max ([3 8 1]))
n = [~, m] = max ([3 8 1])
s.f = 3;
r = x(s.f = 2)
r = x([s.f, u] = deal (1, 2))
s
num2str ([~, t] = deal (1, 2))
try, __fieldnames__ (5), catch e, disp (e.message), end
try, __fieldnames__ ({5}), catch e, disp (e.message), end
__fieldnames__ (struct ('a', 1, 'b', 2))
__fieldnames__ (struct ())
__fieldnames__ (struct ('a', {1, 2}))
