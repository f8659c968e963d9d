% "ismember": the lowest index of each match, "intersect": C = B(ib), "accumarray": fillval
%#dialect matlab
[tf, at] = ismember([1 5 2], [2 1 1 2]);
assert(isequal(tf, [true false true]) && isequal(at, [2 0 1]));
[tf, at] = ismember({'b', 'c'; 'a', 'b'}, {'a', 'b', 'b', 'a'});
assert(isequal(tf, [true false; true true]) && isequal(at, [2 0; 1 2]));
[tf, at] = ismember([1 2; 3 4], [3 4; 1 2; 3 4; 1 2], 'rows');
assert(isequal(tf, [true; true]) && isequal(at, [2; 1]));
[tf, at] = ismember("x", ["y" "x" "x"]);
assert(tf && at == 2);
[~, at] = ismember([NaN 0], [0 0 NaN]);
assert(isequal(at, [0 1]));
[~, at] = ismember(int8([3 4]), int8([4 3 3 4]));
assert(isequal(at, [2 1]));
assert(isequal(accumarray([1; 3], [1; 2], [4 1], @max, -1), [1; -1; 2; -1]));
assert(isequal(accumarray([1; 3], [1; 2], [4 1], @min, 7), [1; 7; 2; 7]));
assert(isequaln(accumarray([1; 3; 3], [1; 2; 5], [3 1], @max, NaN), [1; NaN; 5]));
assert(isequal(accumarray([1 1; 2 2], [-1; -2], [2 2], @max), [-1 0; 0 -2]));
[c, ia, ib] = intersect([5 3 1], [1 5], 'stable');
assert(isequal(c, [5 1]) && isequal(ia, [1; 3]) && isequal(ib, [2; 1]));
[c, ~, ib] = intersect({'d', 'a', 'q', 'b'}, {'b', 'd', 'a'}, 'stable');
assert(isequal(c, {'d', 'a', 'b'}) && isequal(ib, [2; 3; 1]));
disp('passed')
