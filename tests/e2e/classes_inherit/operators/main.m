m = Money (150); e = Euro (250);
m + m
e + e
e + m
m + e
2 * e
e * 3
-e
m < e, m == Money (150), e == 250
try, -m, catch err, disp (err.message), end
try, m - e, catch err, disp (err.message), end
total = Euro ();
for k = 1:3, total = total + Euro (k); end
total
class (total)
