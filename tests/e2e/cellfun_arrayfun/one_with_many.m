% An argument of one element goes with arguments of several, whichever comes first.
w = cellfun (@(a, b) [a b], {"M", "N"; "P" "Q"}, {"O"}, "UniformOutput", false)
w = cellfun (@(a, b) a + b, {1}, {1, 2, 3})
w = cellfun (@(a, b, c) a + b + c, {1}, {1, 2, 3}, {1})
w = cellfun (@plus, {1}, {1, 2, 3})
w = cellfun (@plus, {1; 2; 3}, {1})
try, w = cellfun (@plus, {1; 2; 3}, {1, 2, 3}), catch e, disp (e.message), end
try, w = cellfun (@plus, {1; 2; 3}, {}), catch e, disp (e.message), end
try, w = cellfun (@plus, {1}, {}), catch e, disp (e.message), end
try, w = cellfun (@plus, {}, {1}), catch e, disp (e.message), end
try, w = arrayfun (@plus, 1, [1 2 3]), catch e, disp (e.message), end
try, w = arrayfun (@plus, [1 2 3], 2), catch e, disp (e.message), end
try, w = arrayfun (@(a,b) a + b, [1 2 3], 2), catch e, disp (e.message), end
try, w = arrayfun (@(a,b) a + b, 2, [1 2 3]), catch e, disp (e.message), end
try, w = arrayfun (@(a,b) a + b, [1 2 3], [1; 2; 3]), catch e, disp (e.message), end
try, w = arrayfun (@(a,b) {a + b}, 2, [1 2 3], "UniformOutput", false), catch e, disp (e.message), end
try, w = arrayfun (@(a,b) a + b, 2, []), catch e, disp (e.message), end
try, w = arrayfun (@(a,b) a + b, [], 2), catch e, disp (e.message), end
[m, i] = cellfun (@(a, b) max ([a b]), {1}, {1, 2, 3})
w = cellfun (@(a, b) error ("x"), {1}, {1, 2, 3}, "ErrorHandler", @(s, varargin) numel (varargin))
cellfun (@(a, b) printf ("%d %d\n", a, b), {1}, {1, 2, 3});
cellfun (@(a, b) printf ("%d %d\n", a, b), {1, 2, 3}, {4});
cellfun (@strcmp, {'a'}, {'a', 'b'})
cellfun ('strcmp', {'a'; 'b'}, {'a'})
cellfun (@max, {[1 2]}, {3, 4}, "UniformOutput", false)
