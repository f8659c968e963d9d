% What is no cell becomes one beside cells.
c = {1, 2}; r = [c, 7], r{3} + 1
r = [c, 'end'], r{3}(1)
r = [5, c]; r{1} + r{2}
r = [c, [4 5 6]]; r{3}(2), size (r)
r = ['ab', {3}, 'c'], r{1}
r = [{1; 2}; 'xy'; 3], r{3}
r = [{}, 3], r = [{}; 'a'], r = [c, []], r = [c, '']
w = {}; for k = 1:4, w = [w, k * 2]; end, w{3} + 1, numel (w)
n = {'a'}; for k = 1:3, n = [n, sprintf('%d', k)]; end, n{4}, numel (n)
function r = joined (c, x), r = [c, x]; end
z = joined ({1, 2}, 3); z{3} + 1, z = joined ({'p'}, 'qr'); z{2}, z = joined ({1}, int8 (5)); class (z{2})
z = joined ({[1 2]}, [3 4]); z{2}(1) + z{1}(2), z = joined ({true}, 1 > 2); z{2}
m = [{1, 2}; {3}, 4], m{2, 2} + 1
try, q = [{1, 2}; 3], catch err, disp (err.message), end
