% What comes from factorisations and statistics, in loops and sums that need its class.
[V, D] = eig([2 1; 1 2]);
s = 0; for k = 1:2, s += D(k, k); end, s
sum(D(:)), D * [1; 2]
[q, r] = qr([1 2; 3 4; 5 6], 0); size(q), size(r), r2 = abs(qr([1 2; 3 4; 5 6], 0)); size(r2)
[L, U, P] = lu([1 2; 3 4]); P * [1; 2], sum(P(:))
[W, S, Z] = svd([3 0; 0 4]); diag(S)', S + 1
[B, c] = inv([2 0; 0 4]); B, c > 0.1
d = diag([1 2], 1) - 2*eye(3) + diag([3 4], -1)
e = diag([1 2 3], 0), f = diag([1 2], -1) * 2, g = eye(2)*3 - diag([1 2], 0)
x = [1 5; 2 7; 4 4];
std(x, 0, 2)', var(x, [], 1), median(x, 2)', mode([1 1 2; 2 2 3], 2)', std(x, 1)
m = 0; v = median(x, 2); for k = 1:3, m = m + v(k); end, m
fft2([1 2; 3 4]), real(ifft2(fft2(magic(3)))) - magic(3) < 1e-10, fft([1 2; 3 4], [], 2), size(fft(ones(2, 3), 5))
for dim = 1:2, cat(dim, [1 2], [3 4]), end
u = unique({'b', 'a', 'b'}); for k = 1:numel(u), printf('%s;', u{k}); end, disp('')
[tf, at] = ismember({'a', 'z'}, {'z', 'y'}); if any(tf), disp(at(tf) + 1), end
z = reshape(num2cell(1:4), 2, [])
p = polyfit(1:4, [1 4 9 16], 2); printf('%.4f ', p + 0); disp('')
if strcmp(class(x), 'double') && ! strcmpi('ABC', 'abd'), disp('yes'), end
strcmpi('ABC', 'abc'), strcmp("a", 'a'), strcmp('a', {'a', 'b'})
