x = diag([1+2i 3])
x = diag([1.5+2i 3e5])
x = diag([1.5+2i 3e5 0])
x = diag([1 2 3])*1i;
x
x = x / 3
format long
x
format short
y = x(1:2,1:2)
z = -x, x', x.', abs(x), real(x), imag(x), conj(x), x*2, x*[1;2;3], inv(x), x+1, x+x, x*x
diag(1e10*(1:10)*1i)
diag((1:10)*(1+1i))
c = {x}
s.x = x
mat2str(x)
diag([NaN+1i 2])
disp(x)
[v,d]=eig([0 1 0;-1 0 0;0 0 2])
diag(single([1i 2]))
