c = num2cell(1:4)
d = {1; 'two'; [3 4]; {5}}
e = {zeros(3), eye(2)}
f = {1:20}
g = {'a', 'bb'; 'ccc', ''}
h = cell(3, 1)
k = {[], [1; 2; 3]}
