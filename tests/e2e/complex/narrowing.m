a = 1i * 1i
isreal(a)
b = (1+2i) - 2i
isreal(b)
c = [1+1i 2]; c(1) = 5
isreal(c)
d = complex(1, 0)
isreal(d)
d2 = d + 0
isreal(d2)
e = sqrt([1 4 9]); isreal(e)
f = (1+2i) * (1-2i), isreal(f)
g = [1+2i 3-4i]; g = g .* conj(g), isreal(g)
h = real([1i 2]), k = imag(5)
l = roots([1 -3 2]), isreal(l)
m = complex([1 2], [0 0]); isreal(m), m(1), isreal(m(1)), n = m; isreal(n), m(2) = 7; isreal(m)
ifft(fft([1 2 3])), isreal(ifft(fft([1 2 3])))
z = 0; z(2) = 1i, z(2) = [], isreal(z)
p = {1i * 1i}; isreal(p{1})
exp(1i * 0), isreal(exp(1i * 0))
