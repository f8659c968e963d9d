% Of several dimensions given to size, each is one number.
x = ones (2, 3);
z = zeros (1, 0);
size (x, 1, [1 2])
size (x, [1 2], 1)
size (x, [1 2])
size (x, [2 3 1])
size (x, 2, 1, 3)
size (x, z)
[r, c] = size (x, 2, [1 2])
try, size (x, z, 1), catch e, disp (e.message), end
try, size (x, 1, z), catch e, disp (e.message), end
try, size (x, 0, 1), catch e, disp (e.message), end
try, [r, c] = size (x, 1, 2, 1), catch e, disp (e.message), end
