A = [1 2 3; 4 5 6];
for c = A, printf('[%s] ', num2str(c')); end, printf('\n');
for r = A', printf('%d ', sum(r)); end, printf('\n');
for x = {A, 'b'; 3, {4}}, printf('%s/%s ', class(x{1}), class(x{2})); end, printf('\n');
for s = struct('q', {1, 2, 3}), printf('%d ', s.q); end, printf('\n');
for p = cat(3, [1 2], [3 4]), printf('%s|', mat2str(p(:)')); end, printf('\n');
for t = ['ab'; 'cd'], printf('%s ', t'); end, printf('\n');
for m = containers.Map({'a', 'b'}, {1, 2}).keys(), printf('%s ', m{1}); end, printf('\n');
for z = [1+i, 2], printf('%g ', abs(z)); end, printf('\n'); for b = [true false; false true], printf('%d%d ', b); end, printf('\n'); for k = find([0 1 1]), printf('%d ', k); end, printf('\n'); for k = [], disp('x'), end, for k = 'x', k, end, for k = {{1, 2}}, numel(k{1}), end, for i = eye(2), i', end
