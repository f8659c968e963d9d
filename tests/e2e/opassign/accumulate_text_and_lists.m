s = ''; n = 0; l = {}; v = [];
for w = {'x', 'yy', 'zzz'}
  s = [s w{1} ',']; n += numel(w{1}); l{end + 1} = upper(w{1}); v(end + 1) = n; v *= 1;
end
s(1:end - 1), n, l, v, v -= v(1); v, v ./= max(v); v, n /= 4, n ^= 2, k = 1; do k *= 2; until k > 50, k, m = zeros(2); m(:, 1) += [1; 2]; m(2, :) *= 5; m, t.count = 0; t.count += 1; t.count *= 10; t
