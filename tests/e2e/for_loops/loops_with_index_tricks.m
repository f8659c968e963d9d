A = magic(3);
for row = A'
    disp(sum(row))
end
for col = A
    printf('%d ', col); printf('\n');
end
for k = numel(A):-4:1, printf('%d ', A(k)); end, printf('\n');
for [v, k] = struct('x', 1, 'y', 'two'), k, v, end
for i = 1:2, for j = i:3, printf('(%d,%d) ', i, j); end, end, printf('\n');
for x = linspace(0, 1, 3), printf('%g ', x); end, printf('\n');
for w = {'a', 'bc'; 1, 2}, disp(size(w)), w{1}, end
for f = {@sin, @cos}, disp(f{1}(0)), end
for b = [true; false], b', end
for z = int8([1 2; 3 4]), class(z), z', end
for e = {}, disp('no'), end
for s = '', disp('no'), end
for s = ['ab'; 'cd'], s', end
for n = uint8(254):uint8(255), n + 1, end
total = 0; for k = 1:100, total += k; end, total
fact = 1; for k = 2:6, fact *= k; end, fact
for k = 1:3 disp(k * 2); end
for (k = 1:2), disp(k), endfor
