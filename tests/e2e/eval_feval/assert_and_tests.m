assert(true), assert([1 1 1]), assert(1, 1), assert([1 2], [1 2]), assert('a', 'a'), assert({1, 'b'}, {1, 'b'}), assert(pi, 3.14159, 1e-4), assert(struct('a', 1), struct('a', 1))
try, assert(false), catch e, disp(e.message), end
try, assert([1 0]), catch e, disp(e.message), end
try, assert([]), catch e, disp(e.message), end
try, assert(false, 'custom message'), catch e, disp(e.message), end
try, assert(false, 'value %d', 5), catch e, disp(e.message), end
try, assert(1, 2), catch e, disp(e.message), end
try, assert(3 == 4, 'my:id', 'with id'), catch e, disp(e.message), end
x = 3; try, assert(x > 5), catch e, disp(e.message), end
isargout_absent = 1; exist('assert'), validatestring('r', {'red', 'green'}), try, validatestring('x', {'red', 'green'}), catch e, disp(e.message), end
