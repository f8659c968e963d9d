a = {1:3, 0:0.5:1, 5:-1:1}
b = {true, [true false; false true]}
c = {int8(1:3), uint16(7), int32([1; 2])}
d = {single(1.5), single([1 2.5])}
e = {1e5, 100000.5, [1e5 1]}
f = {-0, NaN, [NaN 1], Inf}
