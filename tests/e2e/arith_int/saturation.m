a = int8(100) + int8(100)
b = int8(-100) - int8(100)
c = uint8(5) - uint8(10)
d = uint8(200) * 2
e = int32(7) / int32(2)
f = int32(-7) / int32(2)
g = int16(5) / 0
h = -int16(5) / 0
k = int8(0) / int8(0)
l = uint8(3.5), m = uint8(2.5), n = int8(-2.5)
o = uint8(-1), p = int8(1e10), q = uint8(NaN)
r = bitshift(uint8(255), 1)
s = int32(5) * 2.6
t = int32([1 2 3]) .* [0.5 0.5 0.5]
u = double(intmax('int32')) + 1
v = intmax('int32') + 1
w = -intmin('int8')
x = abs(intmin('int8'))
