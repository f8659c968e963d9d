s.v = 1:4; s.v(end) += 10; s.v(end - 1) *= 3; s.v([1 2]) -= 1; s, s.w.z = 2; s.w.z ^= 3; s.w, c = {1:3}; c{1}(end) += 7; c{end}(1) -= 1; c, t(2).n = 4; t(end).n /= 8; t(2), k = 0; k += numel(s.v); k
