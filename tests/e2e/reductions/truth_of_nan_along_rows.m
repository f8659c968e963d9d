% all and any of NaN: along columns and single lines it is true for all, beside other lines it is not
z = str2double('0');
a = [1 NaN; Inf -2] + z; v = [1 NaN] + z; c = [NaN; 1] + z; k = [0 NaN; 0 0] + z;
all(a, 2), all(a), all(a, 1), all(v), all(v, 2), all(v, 1), all(v, 3), all(c), all(c, 2), all(NaN + z), all(NaN, 2)
all(single(a), 2), all([1+i NaN; 1 1] + z, 2), all([NaN 1; 1 1], 2), all(cat(3, v, [1 1]), 3), all(a > 0, 2), all(a(:)), all(all(a, 2))
any(k, 2), any(k), any([0 NaN] + z), any(c), any(c, 2), any(NaN), any(cat(3, [0 NaN], [0 0]), 3)
n = 3; b = ones(n, 2) * (1 + z); b(2, 1) = 0 / z; if all(b, 2), disp('all'), else, disp('not all'), end, all(b(2, :), 2), s = sum(all(b, 2))
any([0; 2], NaN), all([1 NaN; 0 1], NaN), all([1 NaN 3], Inf)
