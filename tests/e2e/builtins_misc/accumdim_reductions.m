1;
function r = probe (x, varargin)
  printf ("probe %s | %s | n=%d\n", mat2str (size (x)), disp (varargin), numel (varargin));
  disp (x)
  r = sum (x, varargin{:});
end
accumdim ([1;2;1], [1 10;2 20;3 30], 1, [], @probe)
accumdim ([1 2 1], [1 2 3;4 5 6], 2, [], @probe)
accumdim ([1 2 1], [1 2 3;4 5 6], 2, 4, @probe, -1)
accumdim ([1;3;1], [1;2;3], 1, [], @probe, 7)
try, accumdim ([1;2;1], [1 10;2 20;3 30], 1, [], @max), catch e, disp (e.message), end
try, accumdim ([1;2;1], [1 10;2 20;3 30], 1, [], @(x) sum (x)), catch e, disp (e.message), end
try, accumdim ([1;2;1], [1 10;2 20;3 30], 1, [], @(x, d) x), catch e, disp (e.message), end
try, accumdim ([1;2;1], [1 10;2 20;3 30], 1, [], "sum"), catch e, disp (e.message), end
accumdim ([1;2;1], single ([1 10;2 20;3 30]), 1)
class (accumdim ([1;2;1], int8 ([1 10;2 20;3 30]), 1, [], @probe))
class (accumdim ([1;2;1], int8 ([1 10;2 20;3 30]), 1))
accumdim ([1;2;1], [1 10;2 20;3 30], 1, [], @prod)
accumdim ([1;3;1], [1 10;2 20;3 30], 1, [], @(x, d) median (x, d), NaN)
accumdim ([2;2;1], cat (3, [1 10;2 20;3 30], [5 6;7 8;9 1]), 1, [], @probe)

accumdim ([1 2 2], reshape (1:12, 2, 3, 2), 2, [], @(x, d) sum (x, d))
class (accumdim ([1;2;1], single ([1 10;2 20;3 30])))
class (accumdim ([1;2;1], single ([1 10;2 20;3 30]), 1, [], @(x, d) sum (x, d)))
class (accumdim ([1;2;1], int8 ([1 10;2 20;3 30]), 1, [], @(x, d) sum (x, d)))
class (accumdim ([1;2;1], int8 ([1 10;2 20;3 30]), 1, 4, @(x, d) sum (x, d), int8 (3)))
class (accumdim ([1;2;1], single ([1 10;2 20;3 30]), 1, 4, @(x, d) sum (x, d), single (3)))
class (accumdim ([1;2;1], [1 10;2 20;3 30], 1, 4, @(x, d) sum (x, d), single (3)))
class (accumdim ([1;3;1], int8 ([1 10;2 20;3 30]), 1, [], @(x, d) sum (x, d)))
accumdim ([1;3;1], int8 ([1 10;2 20;3 30]), 1, [], @(x, d) sum (x, d))
accumdim ([1;3;1], int8 ([1 10;2 20;3 30]), 1, [], @(x, d) sum (x, d), 100)
accumdim ([1;3;1], [true false; true true; true false], 1, [], @(x, d) sum (x, d))
accumdim ([1;3;1], [1;2;3] == 1, 1, [], @(x, d) any (x, d))
class (ans)
a = zeros (2, 2); a(1:2,:) = int8 (ones (2, 2)); class (a)
accumdim ([1;2;1], [1 10;2 20;3 30], 1, [], @mean)
accumdim ([1;2;1], [1 10;2 20;3 30], 1, [], @median)
try, accumdim ([1;2], [1 10;2 20;3 30]), catch e, disp (e.message), end
try, accumdim ([1;2], [1 10;2 20;3 30], 1, [], @(x, d) sum (x, d)), catch e, disp (e.message), end
try, accumdim ([0;2;1], [1 10;2 20;3 30], 1), catch e, disp (e.message), end
try, accumdim ([1.5;2;1], [1 10;2 20;3 30], 1), catch e, disp (e.message), end
try, accumdim ([1.5;2;1], [1 10;2 20;3 30], 1, [], @(x, d) sum (x, d)), catch e, disp (e.message), end
try, accumdim ([3;2;1], [1 10;2 20;3 30], 1, 2, @(x, d) sum (x, d)), catch e, disp (e.message), end
try, accumdim ([3 2;1 1], [1 10;2 20;3 30], 1, 2, @(x, d) sum (x, d)), catch e, disp (e.message), end
try, accumdim ([1;2;1], [1 10;2 20;3 30], 1, [], @(x, d) x(1)), catch e, disp (e.message), end
try, accumdim ([1;2;1], [1 10;2 20;3 30], 0, [], @(x, d) sum (x, d)), catch e, disp (e.message), end
try, accumdim ([1;2;1], [1 10;2 20;3 30], 1.5, [], @(x, d) sum (x, d)), catch e, disp (e.message), end
try, accumdim (1), catch e, disp (e.message), end
accumdim ([1;1;2], [1 10;2 20;3 30], 1, 3, [], 9)
accumdim ([1;1;2], [1 10;2 20;3 30], 1, 3, @sum, 9)
accumdim ([1;1;2], [1 10;2 20;3 30], 1, 3, @(x,d) sum (x, d) + 0.5, [])
