a = magic(4) > 8
b = [1 2; 3 4] == [1 0; 3 0]
c = ~[1 0 2]
d = any(magic(3) > 7)
e = (1:12) > 6
f = logical(eye(3))
g = xor([true false], [true true])
