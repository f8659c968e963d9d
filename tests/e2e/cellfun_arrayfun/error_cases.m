try, cellfun(@(x) [1 2], {1, 2}), catch e, disp(e.message), disp(e.identifier), end
try, cellfun(@(x) 'ab', {1}), catch e, disp(e.message), end
try, cellfun(@(x) {x}, {1}), catch e, disp(e.message), end
try, cellfun(@(x) x, {1, 'a'}), catch e, disp(e.message), end
try, cellfun(@(x) x, {1, true}), catch e, disp(e.message), end
try, cellfun(@(x, y) x, {1, 2}, {1}), catch e, disp(e.message), end
try, cellfun(@(x) x, 5), catch e, disp(e.message), end
try, cellfun(@numel), catch e, disp(e.message), end
try, cellfun(@(x) disp(x), {1}), catch e, disp(e.message), end
try, y = cellfun(@(x) disp(x), {1}), catch e, disp(e.message), end
try, cellfun(@nosuchfn, {1}), catch e, disp(e.message), end
try, arrayfun(@(x) [x x], 1:2), catch e, disp(e.message), end
try, arrayfun(@(x, y) x, 1:2, 1:3), catch e, disp(e.message), end
try, arrayfun(5, 1:2), catch e, disp(e.message), end
try, arrayfun(@(x) error('my:id', 'at %d', x), 1:3), catch e, disp(e.message), disp(e.identifier), end
try, cellfun(@(x) error('plain'), {1}), catch e, disp(e.message), end
try, structfun(@(x) [x x], struct('a', 1)), catch e, disp(e.message), end
try, structfun(@(x) x, 5), catch e, disp(e.message), end
r = cellfun(@(x) error('oops'), {1, 2}, 'ErrorHandler', @(err, x) x * 10)
r = arrayfun(@(x) error('my:id', 'bad %d', x), [4 5], 'ErrorHandler', @(err, x) err.index)
q = cellfun(@(x) error('my:id', 'bad'), {7}, 'ErrorHandler', @(err, x) {err.message, err.identifier, err.index}, 'UniformOutput', false); q{1}
