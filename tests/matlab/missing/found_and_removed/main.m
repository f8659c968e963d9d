% "ismissing", "rmmissing", "standardizeMissing", "anymissing", "anynan", "allfinite": missing elements
A = [3 NaN 5 6 7 NaN NaN 9];
assert (ismissing (A), logical ([0 1 0 0 0 1 1 0]))
assert (ismissing ('a b'), logical ([0 1 0]))
assert (ismissing ({'a', '', 'c'}), logical ([0 1 0]))
assert (! any (ismissing (int8 ([1 2]))))
assert (ismissing ([-99 NaN 3], -99), logical ([1 0 0]))
assert (ismissing ([-99 NaN 3], [-99 NaN]), logical ([1 1 0]))
assert (ismissing ({'N/A', 'x'}, {'N/A'}), logical ([1 0]))
assert (rmmissing (A), [3 5 6 7 9])
M = [1 2; NaN 4; 5 NaN; 7 8];
[R, TF] = rmmissing (M);
assert (R, [1 2; 7 8])
assert (TF, logical ([0; 1; 1; 0]))
assert (rmmissing ([1 2 3; 4 NaN 6], 2), [1 3; 4 6])
assert (rmmissing ([1 NaN NaN; 4 NaN 6; 7 8 9], 'MinNumMissing', 2), [4 NaN 6; 7 8 9])
assert (rmmissing ({'a', '', 'c'}), {'a', 'c'})
assert (standardizeMissing ([0 -99 5], -99), [0 NaN 5])
assert (standardizeMissing ({'x', 'n/a'}, 'n/a'), {'x', ''})
assert (anymissing (A) && ! anymissing ({'a'}))
assert (anynan (A) && ! anynan (1:3))
assert (allfinite (1:3) && ! allfinite ([1 Inf]) && ! allfinite (A))
disp ('passed')
