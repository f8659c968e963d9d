function runs_of_a_row
 for c = 1:2
  x = 1:3; n = 5;
  for k = 1:n, x(k:k+2) = [k k*2 k*3]; disp(x), end
  x(9:7) = []; x(9:8) = 3; disp(x)
  x(9:10) = 3; disp(x)
  y = (1:3)'; y(3:5) = [7 8 9]; disp(y')
  z = 1:2; for k = n:-2:1, z(k:k+1) = z(1:2) + 1; disp(z), end
  w = zeros(1,0); for k=1:3, w(2*k-1:2*k) = k; end, disp(w)
  b = true(1,2); b(2:4) = [false true true]; disp(b)
  q = (1:2) * 1i; q(2:4) = [1 2 3]; disp(q), q(1:4) = 5; disp(q)
  try, x(0:2) = 1; catch e, disp(e.message), end
  try, x(1:3) = [1 2]; catch e, disp(e.message), end
  try, x(2.5:4) = 1; catch e, disp(e.message), end
  m = magic(3); try, m(8:10) = 1; catch e, disp(e.message), end
  m(2:5) = 0; disp(m)
  s = 'abc'; s(3:6) = 'wxyz'; disp(s)
  u = int8(1:3); u(2:5) = 100; disp(u)
 end
end
