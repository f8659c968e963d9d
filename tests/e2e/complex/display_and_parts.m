z = 3 - 4i
[real(z) imag(z) abs(z)]
z2 = [1+2i; 3.5-1i]
z3 = [1i 2 3+0.001i]
w = 1e6 + 1i
v = complex(0, -1)
u = 0.5i
z', z.', z2', z2.'
disp(z), num2str(z), mat2str([z 1])
fprintf('%g%+gi\n', real(z), imag(z));
real(z2)', imag(z2)', abs(z2)', conj(z2)', isreal(z), isreal(real(z)), z == 3 - 4i, z * 1i, z / 2, 1 / z, z^2, sqrt(z), z + z', z * z'
