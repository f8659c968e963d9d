% "Create Function Handle", "strrep", "movmad": functions of texts take strings through handles, too; moving medians of deviations
%#dialect matlab
k = @strrep;
assert(isequal(k("abc", "b", "x"), "axc") && isequal(k('abc', 'b', 'x'), 'axc'))
g = @upper;
assert(isequal(g("a"), "A") && ischar(g('a')) && strcmp(func2str(g), 'upper') && isequal(g, @upper))
assert(isequal(cellfun(@strtrim, {' a', 'b '}, 'UniformOutput', false), {'a', 'b'}))
assert(isequal(applied(@strcat, "a", "b"), "ab") && isequal(applied(@strcat, 'a', 'b'), 'ab'))
fs = {@upper, @lower, @strlength};
assert(isequal(fs{2}("AB"), "ab") && isequal(fs{3}("abc"), 3))
assert(isequal(movmad([1 2 10], 3), [0.5 1 4]))
% options of functions of numbers
f = @sum;
g = @max;
h = @sort;
assert(f([1 2; 3 4], "all") == 10 && g([1 2; 3 4], [], "all") == 4 && isequal(h([1 3 2], "descend"), [3 2 1]));
found = cellfun(@(k) k([1; NaN; 3], "omitnan"), {@sum, @prod, @mean});
assert(isequal(found, [4 3 2]));
u = @unique;
c = @cumsum;
a = @any;
assert(isequal(u([3 1 3], "stable"), [3 1]) && isequal(c([1 2], "reverse"), [3 2]) && a([0 1], "all"));
disp("passed")

function r = applied(f, a, b)
r = f(a, b);
end
