a = 1; a(end + 1) = 2; a(end + 1, :) = [3 4]; a
c = {}; c{end + 1} = a; c{end}(end + 1, 1) = 9; c{1}
s.x = {}; s.x{end + 1} = 'p'; s.x{end}(end + 1) = 'q'; s.x
t(1).k = 1; t(end + 1).k = 2; t(end).k(end + 1) = 3; t(2).k
str = 'a'; str(end + 1:end + 3) = 'bcd', z = zeros(1, 0); z(end + 1) = 1, m = []; m(end + 1, :) = [1 2]; m(end + 1, :) = [3 4]
