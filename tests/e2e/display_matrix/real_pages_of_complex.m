% Pages of a complex array that have no imaginary parts are laid out as real matrices.
x = zeros(2, 2, 2);
x(:, :, 1) = [.09 -.09; -.09 .09];
x(:, :, 2) = [1+2i 3; 4 5]
s.a = x
c = {x}
x(1, 1, 1) = 0
y = cat(3, [.09 .09], [1i NaN])
z = cat(3, [10 20], [1i 3])
z = cat(3, [100000 20.5], [1i 3])
z = cat(3, [0 0], [1i 3]);
disp(z)
z = cat(3, [NaN 1], [1i Inf])
single(cat(3, [.01 .02], [1i 3]))
% one element a page
u = cat(3, .05, 2i, 12345.678)
single(u)
v = cat(3, 3, NaN, 1i)
format long
single(u)
u
x
format short g
x
