a = int8(1):int8(4), class(a)
b = int8(1):3, class(b)
c = uint8(250):255
d = single(0):0.25:1, class(d)
e = 'a':'e', class(e)
f = 'a':2:'i'
h = int16(10):-3:1
k = int32(1):int32(2):int32(8)
l = uint8(5):-1:1
try, int8(1):0.5:3, catch e, disp(e.message), end
try, (1:3)':5, catch e, disp(e.message), end
try, [1 2]:5, catch e, disp(e.message), end
try, 1:[], catch e, disp(e.message), end
try, (1+2i):4, catch e, disp(e.message), end
try, 1:'c'; catch e, disp(e.message), end
NaN:3
1:NaN
try, 1:Inf, catch e, disp(e.message), end
1:0:5
linspace(0, 1, 4), linspace(1, 0, 3), linspace(2, 2, 2), linspace([1; 2], [3; 4], 3), size(linspace(0, 1)), linspace(0, 1, 1), class(linspace(single(0), 1, 2)), linspace(0, 1+1i, 2), logspace(0, 3, 4), colon(2, 5), colon(5, -2, 1)
