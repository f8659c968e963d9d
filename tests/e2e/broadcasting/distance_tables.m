P = [0 0; 3 4; 6 8];
d = sqrt((P(:, 1) - P(:, 1)').^2 + (P(:, 2) - P(:, 2)').^2)
[m, k] = min(d + 100 * eye(3))
A = reshape(P, 3, 1, 2) - reshape(P, 1, 3, 2); D2 = sum(A .^ 2, 3), isequal(sqrt(D2), d)
q = [1 1]; dq = sum((P - q) .^ 2, 2)', [~, near] = min(dq)
h = (1:24)' ; hh = mod(h + [0 6], 12); hh(1:3, :), t = [9 10 11]' + (0:15:45) / 60, s = (1:2)' + reshape([10 20], 1, 1, 2); squeeze(s), c = {1, 2}; v = [c{:}]' * [1 10], f = @(a, b) a .* b + 1; f([1 2], [3; 4]), arrayfun(f, [1 2], [3 4]), l = logical([1 0]) & logical([1; 1]), i = int8([1 2]) + int8([10; 20]), s1 = single([1 2]) - [0.5; 1]
