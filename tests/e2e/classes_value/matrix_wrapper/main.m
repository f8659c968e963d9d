a = Mat ([1 2; 3 4]);
b = Mat (eye (2));
a + b
a - 1
2 * a * b
a .* a
a / 2
a .^ 2
a ^ 2
-a'
a.'
a == b, a != 1
a < 3, a >= b
a & 0, ~a, a | b
[a, b]
[a; b, ]
[a, [5; 6]]
sum (a), sum (a, 2)
det (a)
double (a)
Mat (a)
x = a;
x += 10;
x *= 2;
x
if all (double (a == a)), disp ('equal'), end
f = @(p, q) p * q + 1;
f (a, b)
g = {@plus, @minus, @times};
for k = 1:3, g{k} (a, 2), end
