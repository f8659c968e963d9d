v = [-2.7 -2.5 -2.2 -0.5 0 0.5 2.2 2.5 2.7];
[v; round(v); floor(v); ceil(v); fix(v)]
round(123.456 * 100) / 100, round(1e10 + 0.5), floor(-0), ceil(-0.5), fix(-0.5), round(NaN), floor(Inf), rem(v, 1), mod(v, 1), v - floor(v), sign(v), abs(v), round(2.5 + 3.5i), floor([1.5; -1.5]), round(-[0.5 1.5])
