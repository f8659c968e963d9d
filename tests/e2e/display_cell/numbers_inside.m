c = {1e10, 1e-10, 100000, 0.5}
d = {NaN, -Inf, -0}
e = {[1.5 NaN], [1e6 0.1]}
f = {-5, [-1; -2]}
g = {1 + 2i, [1i 2]}
h = {single(0.1), int32([1 2]), uint8(7)}
k = {true, [true; false]}
