A = [];
for i = 1:4, A(i,:) = [i, i+1, i^2]; end
A
B = [];
for j = 1:3, B(:,j) = [j; 2*j]; end
B
C = zeros(0,2);
for i = 1:3, C(i,:) = [i i]; end
C
D = [];
D(3,:) = [1 2];
D
E = [];
for k = 3:-1:1, E(k,:) = [k; k+1]; end
E
try
  F = [];
  for k = 1:3, F(k,:) = 1:k; end
catch e, disp(e.message), F, end
G = [];
for k=1:3, if k > 1, G(k,:) = 1:2; end, end
G
H = 5;
for k = 1:3, H(k,:) = k*10; end
H
x = [];
for k = 1:5, x(k) = k^2; end
x
y = [];
for k = 1:3, y(end+1,1) = k; end
y
z = [];
for k = 1:3, z(end+1,:) = [k, -k]; end
z
w = ones(2,2);
for k = 1:3, w(k,:) = [k, -k]; end
w
w(:,end+1) = [1;2;3];
w
try, w(1.5,:) = [1 2 3]; catch e, disp(e.message), end
try, w(0,:) = [1 2 3]; catch e, disp(e.message), end
try, w(1,:) = [1 2 3 4]; catch e, disp(e.message), end
