3 > 2
a = 3 > 2
b = ~a
c = [1 2 3] > 2
d = true + true
e = xor(a, b)
f = a && b
isempty([])
any([0 0])
