for x = 0:0.1:0.3, printf('%.17g ', x); end; printf('\n');
for x = 0:0.1:1, printf('%.17g ', x); end; printf('\n');
for x = 1:-0.1:0.5, printf('%.17g ', x); end; printf('\n');
x = 0:0.1:0.3; printf('%.17g ', x); printf('\n');
x = (0:0.1:1); printf('%.17g ', x(4), x(end), x([4 11])); printf('\n');
y = x*2; printf('%.17g ', y); printf('\n');
n = 3; s = 0; for t = 0:1/n:1, s = s + t; end, printf('%.17g\n', s);
x = 0.1:0.2:0.9; printf('%.17g ', x'); printf('\n'); printf('%.17g ', sum(x)); printf('\n');
for x = -0:1, disp(1/x), end
for x = 0:-1:-2, disp(1/x), end
x = 0:-1:-2; disp(1./x)
x = -(0:2); disp(1./x)
x = 0:0.1:0.3; disp(x == 0.3), disp(any(x > 0.3)), z = x(end) == 0.3
a = 0:0.1:0.3; b = a + 0; printf('%.17g ', b); c = -a; printf('%.17g ', c); d = a - 1; printf('%.17g ', d); printf('\n')
q = linspace(0,1,11); printf('%.17g ', q); printf('\n')
for x = single(0):single(0.1):single(0.3), printf('%.9g ', x); end; printf('\n');
for k = 10:-3:0, printf('%g ', k); end; printf('\n');
for x = 0.5:3, printf('%g ', x); end, x
for x = (1:3)/10, printf('%.17g ', x); end; printf('\n');
x = 0:0.1:0.3; for v = x, printf('%.17g ', v); end; printf('\n');
try, for k = 1:true, disp(k), end, catch e, disp(e.message), end
try, for k = true:3, disp(k), end, catch e, disp(e.message), end
try, b = true; x = 1:b, catch e, disp(e.message), end
try, for k = 'a':'c', disp(k), end, catch e, disp(e.message), end
