% Matrices of cells, states of generators, classes that randi is told, lists of nothing.
a = rand ("state"); size (a), class (a), b = randn ("seed"); size (b), c = rand ("twister"); size (c), class (c), class (b), x = randn ("state"); class (x), size (x), d = randi (9, 2, 3, "uint8"); class (d), e = randi (9, 2, "int16"); class (e), size (e)
m = cell2mat (cellfun (@(x) size (x), {1, [1 2], ones(2, 3)}, "uni", 0)), m(3) + 1
n = cell2mat ({[1 2; 3 4], [5; 6]; [7 8], 9}), n(2) + 1, k = cell2mat ({int8([1 2]), int8(3)}); class (k), k(3)
p = cell2mat ({'ab', 'c'}), z = cell2mat ({}); class (z), size (z)
[d, p, B] = balance ([1 100; 0.01 1]); B(1) + d(1) + p(1), [d, p, B] = balance ([1 100i; 0.01 1]); d(1), real (B(1))
function y = least (f, varargin), p = numel (varargin); y = f (varargin{1}, varargin{p+1:end}); end
least (@(x) x + 1, 4) + 1, least (@max, [1 5]) + 1
q = cell2mat ({true, [true false]}), class (q), r = cell2mat ({[1; 2]; 3}); r', s = cell2mat ({[], [1 2]})
try, cell2mat ({[1 2], 'a'}), catch e, disp (e.message), end
t = cell2mat ({zeros(1, 0), zeros(1, 0)}); size (t), u = cell2mat ({1, 2i}); u(2)
