cellfun(@(x) printf('%d;', x), {3, 1, 2}); printf('\n');
arrayfun(@(x) printf('<%d>', x), [1 2; 3 4]); printf('\n');
cellfun(@disp, {'a', [1 2], {5}});
r = cellfun(@(x) x * 2, {1, 2; 3, 4})
q = arrayfun(@(x) x > 2, [1 2; 3 4])
function r = noisy(x), printf('call %g\n', x); r = x; end
v = arrayfun(@noisy, 3:-1:1)
w = cellfun(@noisy, {5, 6}, 'UniformOutput', false)
try, arrayfun(@(x) noisy(x) / (x ~= 2 || error('at two')), 1:3), catch e, disp(e.message), end
structfun(@(x) printf('%d ', x), struct('b', 1, 'a', 2)); printf('\n');
