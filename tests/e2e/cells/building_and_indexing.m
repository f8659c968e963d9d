c = cell(2, 3);
c{1, 2} = 'here';
c(2, :) = {1, 2, 3}
c{2, 3}
c(:, 1)
c{end, end}
size(c), numel(c), isempty(c{1, 1})
c(:, 2) = []
d = c';
d{1}
e = {1, 2; 3, 4};
e{:, 1}
e(:)'
e{3}
[e{1, :}]
[e{:, 2}]
e(1, :) = []
e{5} = 'grown'
f = {}; f(3) = {7}
