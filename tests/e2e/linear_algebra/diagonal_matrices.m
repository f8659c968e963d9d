1;
function show(D)
  D
  disp(D)
end
function D = make(v)
  D = diag(v);
end
function [D, E] = both(v)
  D = diag(v); E = D + 1;
end
v = [1 2 3];
D = diag(v)
disp(D)
E = D + 1
F = D * 2
G = D * D
H = D * magic(3)
I = magic(3) * D
J = D'
K = inv(D)
L = D \ [1; 2; 3]
M = D .* magic(3)
N = D(2, :)
O = D(:, 2)
P = D(1:2, 1:2)
show(D)
show(make(v))
Q = make([4 5])
[R, S] = both([1 2])
D(1, 2) = 5
T = diag([1 2]); T(3, 3) = 7
U = [diag([1 2]), [3; 4]]
x = diag([1 NaN]) * [1 Inf; 2 3]
y = diag([0 1]) * [Inf 1; 2 NaN]
sum(diag([1 2 3]))
c = {diag([1 2])}
s.d = diag([1 2])
w = diag([1 2], 1)
w0 = diag([1 2], 0)
A = magic(4); B = diag(A)
C = diag(diag(A))
k = 1; V = diag([1 2], k)
for i = 1:2, W = diag(1:i) + eye(i); disp(W), end
z = diag([]), z2 = diag(zeros(1,0)), z3 = diag(5)
a = rand(3, 1) > 2; diag(a)
b = diag(single([1 2])), b2 = diag(int8([1 2])), b3 = diag([1+2i 3])
mat2str(diag([1 2])), num2str(diag([1 2]))
isdiag(diag([1 2])), det(diag([2 3])), rank(diag([1 0])), trace(diag([1 2]))
any(diag([1 2])), numel(diag([1 2])), size(diag([1 2 3]))
e = diag([1 2]) == [1 0; 0 2]
f = -diag([1 2]), g = diag([1 2]) - diag([1 2]), h = diag([1 2])^2, l = diag([4 9]).^0.5
m = diag([1 2]) & 1
n = sqrt(diag([4 9])), o = abs(diag([-1 2])), p = diag([1 2]) / 2, q = 2 ./ diag([1 2])
r = diag([1 2])(:)', t = full(diag([1 2]))
lam = [3 1]; X = [1 1; 1 -1] / sqrt(2); Y = X * diag(lam) * X'
fprintf('%g ', diag(lam)); fprintf('\n');
[x, r] = inv(diag([2 4]))
if x(1) > 0, u = diag([1 2]); else u = 'text'; end
u
expm(zeros(2)), logm(eye(2)), sqrtm(diag([4 9]))
