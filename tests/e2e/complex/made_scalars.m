% Scalars that complex() makes stay complex without an imaginary part, also where loops join them.
1;
function n = escape(c, limit)
  z = complex(0, 0);
  n = 0;
  while n < limit && abs(z) <= 2
    z = z^2 + c;
    n = n + 1;
  end
end
function n = julia(x, y, c)
  z = complex(x, y);
  n = 0;
  while abs(z) < 2 && n < 50
    z = z * z + c;
    n += 1;
  end
end
function z = newton(z, steps)
  for k = 1:steps
    z = z - (z^3 - 1) / (3 * z^2);
  end
end
function show(z)
  printf('%d %d %g %g\n', iscomplex(z), isreal(z), real(z), imag(z));
end
function r = pick(a, flag)
  r = complex(a, 0);
  if flag
    r = r * 2;
  end
end
counts = zeros(5, 7);
for i = 1:5
  for j = 1:7
    counts(i, j) = escape(complex(-2 + 0.5 * (j - 1), -1 + 0.5 * (i - 1)), 30);
  end
end
disp(counts)
for x = -1.5:0.5:1.5
  printf('%d ', julia(x, 0, -0.7 + 0.27i), julia(x, -0.25, complex(-0.5, 0)));
end
printf('\n');
disp(newton(complex(1.5, 0.5), 8))
disp(newton(complex(2, 0), 6))
z = complex(3, 0), show(z)
w = z; show(w), show(-z), show(z + 0), show(z * 1), show(z'), show(+z), show(conj(z)), show(z(1))
show([z]), show([z 2]), show([z; z])
a = zeros(1, 2); a(1) = z; show(a(1)), disp(iscomplex(a))
s.f = z; show(s.f), c = {z}; show(c{1})
f = @(q) q + 1i; show(f(z)), g = @() z; show(g())
show(pick(2, true)), show(pick(2, false)), pick(-1, false), pick(-1, true)
complex(-2, 0)^2, complex(-2, 0)^0.5, complex(2, 0)^3, complex(-1, -0)^0.5
sqrt(complex(-4, 0)), sqrt(complex(-4, -0)), log(complex(-1, -0)), exp(complex(0, 0))
complex(1, -0) * complex(2, 3)
complex(1, 2) * complex(0, 0), complex(2, 0) * (1 + 2i), complex(2, 0) / 4
complex(1, 0) == 1, complex(1, 0) ~= 1, complex(-2, 0) < 1, complex(-2, 0) > complex(1, 0)
abs(complex(3, 4)) <= 5, abs(complex(3, 4)) < 5, 5 >= abs(complex(3, 4)), 5 > abs(complex(3, 4))
abs(complex(NaN, Inf)) > 1e300, abs(complex(1e200, 1e200)) > 1e200, abs(complex(1e-200, 0)) < 2e-200
abs(complex(1, 1)) > -1, abs(complex(1, 1)) < -1, abs(complex(1, 1)) < NaN
x = [1 2 3] * complex(2, 0); disp(iscomplex(x))
y = [1+1i 2] .* complex(2, -0), y = [1 2] ./ complex(0, 1)
if complex(1, 0), disp('true'), end
k = complex(2, 0); k(3) = 1
max(complex(-3, 0), 2), sum(complex(1, 0)), num2str(complex(1, 0)), mat2str(complex(1, 0))
p = complex(1, 0); while real(p) < 100, p = p * p + p; end, p
global G
G = complex(5, 0); show(G)
p = complex(0, 0); for k = 1:3, p = p + complex(k, 0); show(p), end
u = complex(1, 0); for k = 1:2, if k == 2, u, end, u = u / 2; end, u
t = complex(-1, 0); for k = 1:2, printf('%d ', t < 0); t = t * 1; end, printf('\n');
