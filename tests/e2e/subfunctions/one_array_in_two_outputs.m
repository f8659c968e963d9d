1;
% outputs that are the same array get storage of their own
function [a, b] = pair(), a = zeros(2, 2); a(1) = 3; b = a; end
function [a, b] = sized(n), a = zeros(n, n); a(1) = 3; b = a; end
function [a, b, c] = three(v), a = v + [1 2 3]; b = a; c = b; end
[x, y] = pair()
x(2) = 9; y
[x, y] = sized(2)
[x, y, z] = three(5)
x(1) = 100; y, z
[x, y, z] = three([2 3 4])
