1;
function f(n,x)
  v = [x, -0, n];
  printf("%g %g ", v(2), 3*v(2));
  w = [n, -x];
  printf("%g %g ", w(2), w(2)*2);
  w(1) = -n + 1;  
  u = w(1) * -1;
  printf("%g %g %g ", u, w(1)*-2, 1/w(2));
  s = size(x); t = s; t(1) = -x; a = t(1); printf("%g %g\n", a, 1/a);
end
f(1,0);
f(1,5);
f(3,5);
f(-1,-5);
