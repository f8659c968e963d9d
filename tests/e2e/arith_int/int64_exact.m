a = int64(9223372036854775807)
b = a - 1
c = a - int64(1)
d = int64(9007199254740993)
e = d + 1
f = d * 2
g = d / int64(3)
h = uint64(18446744073709551615) - uint64(1)
k = uint64(12345678901234567) + uint64(1)
l = int64(2)^53 + int64(1)
m = bitshift(int64(1), 62)
n = double(d)
o = int64(5) * 0.5
p = intmax('int64') / int64(2)
q = d == 9007199254740992
r = mod(d, int64(10))
s = sum(int64([9007199254740993 1]))
t = int64([1 2 3]) .* int64([9007199254740993 1 1])
fprintf('%d\n', d);
disp(d)
u = abs(int64(-9007199254740993)), v = -d, w = max(d, int64(1)), idivide(d, int64(2))
