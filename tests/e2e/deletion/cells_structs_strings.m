c = {1, 'a', [], {2}};
c(3) = [], c{1} = [], c(cellfun(@isempty, c)) = [], c(end) = [], c(1) = [], size(c)
s = struct('n', {1, 2, 3, 4}); s([1 3]) = []; [s.n], s([s.n] == 2) = []; numel(s), s(1) = []; size(s)
t = 'hello world'; t(t == 'l') = [], t([1 end]) = [], t(isspace(t)) = ''
m = ['abc'; 'def'; 'ghi']; m(2, :) = [], m(:, 1) = []
d = {1, 2; 3, 4}; d(1, :) = [], d(:, 2) = [], e = {1, 2, 3}; e([true false true]) = [], f = cell(2, 3); f(:, 2) = []; size(f)
x.a = 1:5; x.a(2) = []; x.a, y = {1:4}; y{1}([1 2]) = []; y{1}, z.b{3} = 1; z.b(1:2) = []; size(z.b), q = 1:5; q(q > 2 & q < 5) = '', r = 1:3; r(:) = ''
