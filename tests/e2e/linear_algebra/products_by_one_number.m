1;
function r = mm(a, b)
  r = a * b;
end
function r = tn(a, b)
  r = a' * b;
end
function r = nt(a, b)
  r = a * b';
end
function r = dots(a, b)
  r = a(:)' * b(:);
end
function r = k1(n, m, s)
  r = (s * ones(n, 1)) * zeros(1, m);
end
function r = k1t(n, m, s)
  x = s * ones(1, n); y = zeros(1, m);
  r = x' * y;
end
function r = row(m, s)
  r = (s * ones(1, 1)) * zeros(1, m);
end
function r = inner(k, s)
  x = s * ones(1, k);
  r = x * zeros(k, 1);
end
function r = inner2(k, s)
  x = s * ones(1, k); y = zeros(1, k);
  r = x * y' + dots(x, y);
end
function p(x), printf("%s:", mat2str(size(x))); printf(" %g", x); printf("\n"); end
for n = [1 2 3]
  for m = [1 2]
    p(k1(n, m, -1)); p(k1t(n, m, -1)); p(row(m, -1)); p(inner(n, -1)); p(inner2(n, -1));
    p(mm(-ones(n,1), zeros(1,m))); p(tn(-ones(1,n), zeros(1,m))); p(nt(-ones(n,1), zeros(m,1))); p(dots(-ones(n,m), zeros(n,m)));
  end
end
p(k1(1,3,-1)); p(k1(3,1,-1)); p(k1(2,2,-1)); p(k1t(1,3,-1)); p(k1t(3,1,-1)); p(row(4, -2)); p(inner(1,-1)); p(inner(2,-1));p(inner2(1,-1));
p(mm(-1, zeros(2))); p(mm(zeros(2), -1)); p(tn(-1, zeros(1,3))); p(nt(zeros(2,1), -1)); p(nt(zeros(1,1), -ones(3,1)));
function outer(n, m, s)
  r = (s * (1:m))' * (0:n); p(r)
  start = (s * (1:m))'; x = start; y = 0:n; r = start * y + 1; p(r)
  p(x' * x)
end
k = str2double({'0', '1', '2', '3'});
for n = k
  for m = k
    outer(n, m, -1);
  end
end
outer(str2double('1'), str2double('5'), 2);
outer(str2double('4'), str2double('1'), -2);
