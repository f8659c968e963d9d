n = 7; A = reshape(mod((1:n*n)*5, 11), n, n); z = (1:n)'; y = z/3; dot = 2; product = 3; total = 0;
for k = n-1:-1:1
  p = A(k, k+1:n)*z(k+1:n); total = total + p; z(k) = z(k) - p/100;
  q = (A(k, :) - 1)*(y .* z + dot); product = product + q; total = total + A(:, k)'*A(k, :)';
  w = z(k:n)'*A(k:n, k); r = (1:k)*(k:-1:1)'; dot = dot + w*r;
end
printf("%.15g %.15g %.15g %.15g\n", total, product, dot, z(1));
e = zeros(1, 0); f = zeros(0, 1); disp(e*f), disp(z'*z), disp((A(2, :) > 3)*z), x = z'; disp(x*x'), disp(x(end:-1:1)*z)
c = (1:3)*1i; disp(c*c'), d = int32([1 2])*2; disp(d), g = A(3, :)*y; g = g*(A(1, :)*y); printf("%.12g\n", g);
