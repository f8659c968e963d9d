a = 7; b = 2;
[a+b, a-b, a*b, a/b, a\b, a^b]
A = [1 2; 3 4]; B = [5 6; 7 8];
A*B
A.*B
A./B
A.\B
A^2
A.^2
2.^A
A.^B
A'
A/B
A\B
-A
+A
A - 1
10 ./ A
1/0, -1/0, 0/0
mod(-7, 3), rem(-7, 3), mod(5, 0), mod(5.5, 2), mod(-1, -3)
