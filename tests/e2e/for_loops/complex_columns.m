% the columns of a complex matrix that are real become real
for z = [1+1i, 2], z, disp(isreal(z)), w = z * 2, end
for z = [1+1i, 2; 3, 4], z, isreal(z), end
t = 0; for z = [1i 2 3], t = t + z; end, t
for z = complex([1 2], 0), isreal(z), z, end
for z = single([1+2i 3]), class(z), z, end
