r = 2; th = pi/3;
z = r * exp(1i * th)
abs(z), angle(z), arg(-1), angle(1i) * 180 / pi
roots_ = exp(2i * pi * (0:3) / 4); fprintf('%.4f %.4f\n', [real(roots_); imag(roots_)]);
prod(roots_), abs(sum(roots_)) < 1e-12
[t, p] = cart2pol(1, 1)
[x, y] = pol2cart(pi/2, 2); fprintf('%.4f %.4f\n', x, y);
p = roots([1 0 0 -8]); sort(abs(p))'
polyval([1 2 5], -1 + 2i)
e = exp(1i*pi) + 1; abs(e) < 1e-15
(1+1i)^8, (1+1i)^0.5, 1i^2, 1i^3, (-1)^0.25, log(1i), sin(2i), cosh(1i), atan(1i/2), abs([3+4i 5-12i]), z.^(0:2)
mandel = 0; c = -0.5 + 0.5i; n = 0; while abs(mandel) < 2 && n < 50, mandel = mandel^2 + c; n++; end, n
