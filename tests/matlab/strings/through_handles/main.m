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
disp("passed")

function r = applied(f, a, b)
r = f(a, b);
end
