% "normalize": z-scores, norms, ranges, centres and scales
v = 1:5;
N = normalize (v);
assert (mean (N), 0, eps)
assert (std (N), 1, eps)
assert (N, (v - 3) / std (v), eps)
assert (normalize ([1 2; 3 6], 'range'), [0 0; 1 1])
assert (normalize (v, 'range', [-1 1]), [-1 -0.5 0 0.5 1], eps)
assert (normalize ([3 4], 'norm'), [0.6 0.8], eps)
assert (normalize ([3 4], 'norm', 1), [3 4] / 7, eps)
assert (normalize ([3 4], 'norm', Inf), [0.75 1])
assert (normalize ([1 2 6], 'center'), [-2 -1 3])
assert (normalize ([1 2 6], 'center', 'median'), [-1 0 4])
assert (normalize ([2 4 6], 'scale', 'first'), [1 2 3])
assert (normalize ([1 2 6], 'center', 3, 'scale', 2), [-1 -0.5 1.5])
assert (normalize (v, 'zscore', 'robust'), [-2 -1 0 1 2])
assert (normalize ([1 2; 3 6], 2, 'center'), [-0.5 0.5; -1.5 1.5])
[N, C, S] = normalize ([1 2 3 NaN]);
assert (N, [-1 0 1 NaN])
assert ([C, S], [2 1])
assert (class (normalize (single (v))), 'single')
disp ('passed')
