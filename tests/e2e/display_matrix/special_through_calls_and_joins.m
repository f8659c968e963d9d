% Ranges and diagonal matrices are displayed as such after calls, branches and loops.
1;
function [L, U, P] = lu_(A)
  n = rows(A); L = eye(n); P = eye(n); U = A;
  for k = 1:n-1
    [~, m] = max(abs(U(k:n,k))); m = m + k - 1;
    if m != k
      U([k m],:) = U([m k],:); P([k m],:) = P([m k],:);
      L([k m],1:k-1) = L([m k],1:k-1);
    end
    for i = k+1:n
      L(i,k) = U(i,k)/U(k,k);
      U(i,:) -= L(i,k)*U(k,:);
    end
  end
end
function [t, y] = euler(f, a, b, h, y0)
  t = a:h:b; y = zeros(size(t)); y(1) = y0;
  for k=1:numel(t)-1, y(k+1) = y(k) + h*f(t(k), y(k)); end
end
function I = unit(n), I = eye(n); end
function J = twice(n), J = 2*unit(n); end
function r = rec(n)
  if n == 0, r = eye(2); else r = rec(n-1)*2; end
end
function c = count(n), c = 1:n; end
function r = ranges(k)
  if k, r = 0:0.25:1; else r = [1 2 3]; end
end
[L, U, P] = lu_([4 1;2 3])
[L, U, P] = lu_([1 2;3 4])
[L, U, P] = lu_(5)
[t, y] = euler(@(t,y) -y, 0, 0.3, 0.1, 1)
[t', y']
I = unit(3)
I(2,3)
disp(unit(2))
twice(2)
K = unit(2) + unit(2)
rec(3)
count(4)
r = ranges(1)
r = ranges(0)
x = sum(ranges(1))
t2 = t * 2
t3 = t + 1; t3
z = -t
f = @(n) unit(n);
f(2)
c = {unit(2), ranges(1)}
s.a = unit(2); s
V = unit(2); V(1,1) = 7
W = unit(2); W(2,1) = 7
q = unit(2) * [1 2;3 4]
inv(unit(2)*4)
if V(1,1) > 3, u = ranges(1); else u = 5; end
u
D = eye(3);
for i=1:3, D(i,i) = i; end
D
E = eye(2); E(1,1) = 5
E = eye(2); E(2) = 5
E = eye(2); E(:,1) = 5
E = eye(2); E(1,2) = 0
L = eye(3);
for i=2:3, for j=1:i-1, if i*j > 100, L(i,j) = i; end, end, end
L
I = eye(3); if I(1,1) > 3, I = zeros(3); end
I
r = 0:0.1:0.3; if numel(r) > 10, r = r*r'; end
r
