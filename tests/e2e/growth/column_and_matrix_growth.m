col = zeros(0,1);
for k = 1:3, col(end+1,1) = k/2; end
col
A = 1;
A(3,4) = 2
A(5,5) = 3;
size(A), sum(A(:))
b = true; b(4) = true
u = uint8(7); u(3) = 300
c = 'x'; c(2,3) = 'y'; size(c), double(c)
z = 1i; z(3) = 2
x = 1:3; x(6) = 9
y = (1:3)'; y(6) = 9
e = []; e(2,:) = [1 2]
f = []; f(:,2) = [1;2]
cc = {}; cc{2,2} = 1
L = []; L(3) = true; class(L)
