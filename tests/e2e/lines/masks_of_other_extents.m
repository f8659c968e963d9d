% A mask with other extents than the array: it is true in the place of one element for another.
1;
function r = f (x, y), z = x(x > y); r = sqrt (z); end
function r = g (x, y), z = x((x >= 0) & y); r = sqrt (z); end
function r = h (x, y), z = x(x > y & x < 9); r = sqrt (z); end
x = [5, -4, -1] + 0 * rand; y = [9; 0];
disp (f (x, y)), disp (g (x, [false; true])), disp (h (x, y)), disp (f (x, 0)), disp (f (x, [1 -9 -9]))
