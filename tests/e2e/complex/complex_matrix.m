A = [1+2i 3; -1i 2.5];
A*A
inv(A)
det(A)
A.'
A(1, :)
A(2, 1) = 7
B = zeros(2); B(1) = 1i
B(1) = 0
C = A .* conj(A)
round(1.6 + 2.4i), fix(-1.5 - 2.5i), sign(3+4i)
num2str(1.5+2i), disp(2-3i), mat2str([1+2i 3])
fprintf('%f %f\n', 1+2i);
complex([1 2], [0 0])
isequal(complex(1,0), 1)
max([1+i, 2, -3i])
z = 0; for k = 1:4, z = z*1i + k; end, z
