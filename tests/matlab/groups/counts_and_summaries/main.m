% "groupcounts", "groupsummary": the elements of groups counted and summed up
[B, BG, BP] = groupcounts ([3; 1; 3; 3]);
assert (B, [1; 3])
assert (BG, [1; 3])
assert (BP, [25; 75])
[B, BG] = groupcounts ({'x'; 'y'; 'x'});
assert (B, [2; 1])
assert (BG, {'x'; 'y'})
assert (groupcounts ([1; NaN; 1]), [2; 1])
assert (groupcounts ([1; NaN; 1], 'IncludeMissingGroups', false), 2)
[B, BG] = groupcounts ({[1; 1; 2; 2], {'a'; 'b'; 'a'; 'a'}});
assert (B, [1; 1; 2])
assert (BG, {[1; 1; 2], {'a'; 'b'; 'a'}})
assert (groupcounts ([1; 2; 9], [0 5 6 10], 'IncludeEmptyGroups', true), [2; 0; 1])
[B, BG, BC] = groupsummary ([10; 20; 30], [2; 1; 2], 'sum');
assert (B, [20; 40])
assert (BG, [1; 2])
assert (BC, [1; 2])
assert (groupsummary ([10 1; 20 2; 30 3], [1; 2; 1], 'mean'), [20 2; 20 2])
assert (groupsummary ([10; NaN; 30], [1; 1; 2], 'mean'), [10; 30])
assert (groupsummary ([10; 20; 30], {'b'; 'a'; 'b'}, {'min', 'max'}), [20 20; 10 30])
assert (groupsummary ([10; 20; 30], [1; 2; 1], @(x) max (x) - min (x)), [20; 0])
assert (groupsummary ([10; NaN; 10], [1; 1; 1], 'nummissing'), 1)
assert (groupsummary ([10; NaN; 10], [1; 1; 1], 'numunique'), 1)
disp ('passed')
