% Ranges of NaN have one element, loops over them one iteration.
x = NaN:3, y = 1:NaN, z = 1:NaN:3, numel(NaN:3), w = Inf:3, size(3:-Inf)
disp('a'), for k = NaN:3, disp(k), end
disp('c'), for k = 1:NaN:3, disp(isempty(k)), end
disp('d'), for k = NaN:1:NaN, disp(k), end
n = str2double('x'); disp('e'), for k = n:3, disp(k), end
disp('i'), for k = Inf:3, disp(k), end
disp('j'), for k = 3:-Inf, disp(k), end
v = n:3
size(n:1), size(1:n:2), numel(n:n)
