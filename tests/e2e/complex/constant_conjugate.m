% Transposes of complex constants inside of larger expressions.
x = 4i;
disp(imag(2 * x'))
disp(imag(3 * 4i'))
disp(3 * 4i'.')
disp(3 * 4i.'.')
z = 1 + 2i;
disp(imag(z') + imag(z.'))
disp(isequal(5 * z', 5 - 10i))
disp(real(x' * x))
y = single(2 - 3i);
disp(class(2 * y')), disp(imag(2 * y'))
disp([3*4i', 0 - 12i])
disp(abs(z' - conj(z)))
w = z'';
disp(w == z)
