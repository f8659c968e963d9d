f = inline('x.^2.*exp(-y) + pi');
f(2, 0)
g=inline('a*x+b','x','a','b');
g(1,2,3), feval(g,2,2,2)
quad(inline('x.^2'), 0, 1)
h = inline('t.^2 - 2'); fzero(h, [0 2])
n = inline('x*P1+P2', 2); n(2,3,4)
cellfun(inline('x+1'), {1,2})
e = 3; k = inline('sin(x)+2'); k(0)
w = inline('3'); w(1)
