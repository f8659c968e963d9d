1;
function r = ifelse_test(x), if (y = x * 2) > 5, r = y; else, r = 0; end, end
if (x = 3) > 2, disp(x), end
while (y = x--) > 1, printf('%d ', y); end, printf('\n');
a = (b = 2) * 3, b
c.d = (e = 5); c, e
v(k = 2) = 7, k
z = [m = 1, n = 2], m, n
p = q = r = {}; iscell(p), size(r)
if ~(t = 0), disp('zero'), end
s = ifelse_test(3);
s, u = 1; u += u += 1, w = (u -= 1)
