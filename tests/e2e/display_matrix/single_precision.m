a = single([1 2.5; 1000 0.001])
b = single(pi) * [1 10 100]
c = single([1e10 1])
d = single([NaN Inf 1])
e = single(1:5)
f = single(0.1):0.1:0.5
g = single([1+2i 3.5])
h = single([100000 0.5])
