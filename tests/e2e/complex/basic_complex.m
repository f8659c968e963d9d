z = 3 + 4i;
abs(z), real(z), imag(z), conj(z), angle(z), arg(z)
z', z.'
z * (1 - 2i)
z / (1 - 2i)
z ^ 2
sqrt(-4)
sqrt(z)
exp(i*pi)
log(-1)
[1+i 2-i; 3 4i]
[1+i 2-i; 3 4i]'
roots([1 0 1])
isreal(z), isreal(complex(1,0)), iscomplex(1i), isreal(z*z')
(-8)^(1/3)
[-1 4].^0.5
sum([1+i 2+2i]), prod([1+i 1-i])
abs([3+4i 5+12i])
z == 3+4i, z > 2
sort([3+4i 1 -2 2i])
real('a'), 1e3i, 1j
