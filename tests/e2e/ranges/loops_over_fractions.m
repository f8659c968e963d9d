for x = 0:0.1:0.3, printf('%.17g ', x); end, printf('\n');
v = 0:0.1:0.3; printf('%.17g ', v); printf('\n');
n = 0; for t = 0:0.05:1, n++; end, n
n = 0; for t = 1:-0.1:0, n++; end, n
for k = 10:-3.5:0, printf('%g ', k); end, printf('\n');
numel(0:1/3:1), numel(1:1.1:10), numel(0:0.7:2.1), numel(-0.3:0.1:0.3), (0:0.1:1)(11) == 1
a = 1.5; b = 4.2; r = a:b, r2 = a:0.9:b, r3 = b:-1:a
acc = 0; for x = 0.1:0.1:1, acc += x; end, printf('%.15g\n', acc);
y = (0:4) / 4, z = 1 - (0:0.25:1), w = 2 .^ (0:4), u = (1:3)' * (1:3)
