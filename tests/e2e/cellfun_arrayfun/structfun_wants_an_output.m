% structfun asks for one output even as a statement; the further arguments of cellfun's names of old
1;
function noret(x), printf('[%d]\n', x); end
s = struct('a', 1, 'b', 2);
structfun(@(x) printf("%d\n", x), s)
try, structfun(@(x) disp(x), s), catch e, disp(e.message), end
try, structfun(@noret, s), catch e, disp(e.message), end
structfun(@(x) disp(x), s, 'UniformOutput', false)
structfun(@(x) x, struct())
x = structfun(@(x) x, struct(), 'UniformOutput', false)
arrayfun(@(x) printf("%d\n", x), 1:2)
try, cellfun('size', {1}), catch e, disp(e.message), end
try, cellfun('size', {1}, 0), catch e, disp(e.message), end
try, cellfun('isclass', {1}), catch e, disp(e.message), end
f = @plus;
try, f(:), catch e, disp(e.message), end
g = @(x) x;
try, g(:), catch e, disp(e.message), end
try, error(), catch e, disp(e.message), end
try, rethrow(), catch e, disp(e.message), end
