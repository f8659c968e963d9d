% What is selected of values of any rank.
1;
function show (x, m)
  a = x(:); b = x(2:3); c = x(x > 2); size (a), size (b), size (c), a(1) + 1, b
  d = x([1 2; 3 4]); d, e = x(m); size (e)
end
show ([1 2 3 4], [true false true]), show ([1; 2; 3; 4], 2), show (ones (2, 2, 2) * 3, 1:2), show (eye (3), [2; 3])
show (int8 ([1 2; 3 4]), []), show ('abcd', ':'), show (diag ([1 2 3]), 1:9), show (1:5, 2)
show (cat (3, 1, 2, 3, 4), cat (3, true, false, true, true))
[V, D] = eig ([2 1; 1 3]); d = diag (D); d(2) > d(1), s = diag (D)(:); size (s)
Z = null ([1 1; 1 1]); size (Z), Z = null (single ([1 1])); class (Z)
function y = applied (f, x), y = []; if (! isempty (f)), y = feval (f, x); end, end
try, applied (5, 3), catch err, disp (err.message), end
applied ([], 3), applied (@sin, 0)
