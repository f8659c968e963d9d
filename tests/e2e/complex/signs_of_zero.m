1;
% Signs of the parts that are 0: real numbers scale both parts, elements without imaginary part are real.
function show(name, z)
  printf('%s %g %g %d\n', name, real(z), imag(z), isreal(z));
end
function parts_of(w)
  u = -1i*w;
  z = exp(u);
  show('u', u(1)); show('z', z(1)); show('conj', conj(u(1))); show('minus', -w(1));
  for y = {.2*z, z.*.2, z + .2, z - .2, .2 - z, z.*z, z./z, z./2, z.*[.2 1]}
    v = imag(y{1});
    printf('%g ', v(1));
  end
  printf('\n');
  H = [z(1) 2i]
  x = 0;
  q = x*-1i;
  show('q', q);
  printf('%g %g\n', sign(-x), sign(NaN));
end
parts_of([0 pi/2])
