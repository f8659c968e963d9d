% gcd with factors, lookup in texts, states of filters, classes of constructors like others.
[g, c, d] = gcd (12, 18)
[g, a, b, c] = gcd (12, 18, 27)
[g, a, b] = gcd ([12 7; -4 0], [18 21; 6 5])
lookup ({"apple", "lemon", "orange"}, {"banana", "kiwi"; "ananas", "mango"})
lookup ({"apple", "lemon", "orange"}, "potato")
lookup ({"a", "c"}, {"a", "b"}, "m"), lookup ({"a", "c"}, {"a", "b"}, "b")
[x, zf] = filter ([1 1] / 2, 1, [1 2; 3 4; 5 6], [1 2])
norm ([3 4; 6 8], [], "rows")
x = ones (2, 2, "like", single (1i))
typecast ([], "double")
try, linspace (ones (2), 2, 3), catch e, disp (e.message), end
[dx, dy] = gradient ([1 4 9; 2 8 18], 2, 3)
isreal (poly ([1+i, 1-i, 2]))
[x, fval, info, out] = fzero (@(x) x .^ 2 - 4, 2)
[x, fval, info] = fsolve (@(x) [x(1)^2 + x(2)^2 - 4; x(1) - x(2)], [1; 1]);
printf ("%.4f ", x); disp (info)
[x, fval, info, out] = fsolve (@(x) 5 * x, 0)
