% "sum", "prod", "max", "any", "mean", "median", "mode", "std": 'all' takes all elements together
A = [1 3 2; 4 2 5; 6 1 4];
assert (sum (A, 'all'), 28)
assert (sum (ones (4, 3, 2), "all"), 24)
assert (prod (A, 'all'), 6 * 40 * 24)
assert (max (A, [], 'all'), 6)
[m, i] = max (A, [], 'all');
assert ([m, i], [6, 3])
[m, i] = min (cat (3, A, A - 1), [], 'all');
assert ([m, i], [0, 10])
assert (any (zeros (3), 'all'), false)
assert (all (A > 0, 'all'), true)
assert (class (any (A, 'all')), 'logical')
assert (mean (A, 'all'), 28 / 9, eps (4))
assert (median (A, 'all'), 3)
assert (mode ([3 3 1; 1 3 2], 'all'), 3)
assert (std ([1 2; 3 4], 0, 'all'), std ([1 2 3 4]), eps)
assert (range (A, 'all'), 5)
assert (sum (single (A), 'all'), single (28))
assert (class (sum (single (A), 'all')), 'single')
assert (class (sum (int8 (A), 'all', 'native')), 'int8')
assert (sum ([], 'all'), 0)
assert (prod (zeros (0, 3), 'all'), 1)
assert (isnan (mean ([], 'all')) && isnan (median ([], 'all')))
word = 'all';
assert (sum (A, word), 28)
total = 0;
for k = 1:3
  total = total + sum (A * k, 'all') + max (A, [], word);
end
assert (total, 6 * 28 + 18)
f = @max;
assert (f (A, [], 'all'), 6)
assert (cellfun (@(x) sum (x, 'all'), {A, 1}), [28, 1])
disp ('passed')
