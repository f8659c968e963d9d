I = [1 3; 8 10; 2 6; 15 18; 17 20];
I = sortrows(I); out = I(1, :);
for k = 2:rows(I), if I(k, 1) <= out(end, 2), out(end, 2) = max(out(end, 2), I(k, 2)); else, out(end + 1, :) = I(k, :); end, end, out
total = sum(diff(out, 1, 2)), ev = sortrows([I(:, 1) ones(5, 1); I(:, 2) -ones(5, 1)]); max(cumsum(ev(:, 2))), [~, o] = sort(I(:, 2)); last = -Inf; pick = []; for k = o', if I(k, 1) > last, pick(end + 1) = k; last = I(k, 2); end, end, I(pick, :), u = unique(I(:))', s = setdiff(1:20, cell2mat(arrayfun(@(k) out(k, 1):out(k, 2), 1:rows(out), 'UniformOutput', false))), a = [1 4 6]; b = [2 3 9]; m = []; i = 1; j = 1; while i <= 3 && j <= 3, if a(i) < b(j), m(end + 1) = a(i); i++; else, m(end + 1) = b(j); j++; end, end, m = [m a(i:end) b(j:end)]
