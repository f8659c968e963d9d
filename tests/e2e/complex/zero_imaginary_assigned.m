% What keeps its imaginary part of zero, and what becomes real
x = [1 2 3]; x(2) = complex(7,0), iscomplex(x)
x = [1 2 3]; x(2) = 1i; x(2) = complex(0,0), iscomplex(x)
x = 5; x(2) = complex(7,0), iscomplex(x)
x = []; x(2) = complex(7,0), iscomplex(x)
c = {}; c{2} = complex(7,0); c, iscomplex(c{2})
s.a = complex(7,0); s, iscomplex(s.a), s.b(3) = complex(1,0), iscomplex(s.b)
y = complex(7,0), iscomplex(y), z = y, iscomplex(z), w = y(1), iscomplex(w), v = [y 1], iscomplex(v), u = y', iscomplex(u), t = y + 0, iscomplex(t)
q = complex([1 2],[0 0]), iscomplex(q), q(1), iscomplex(q(1)), q(1:2), iscomplex(q(1:2)), q(3) = 5, iscomplex(q), q(1) = 1i, q(1) = 2, iscomplex(q)
p = complex([1 2],[0 0]); p(1) = [], iscomplex(p)
p = complex([1 2],[0 0]); for k = p, iscomplex(k), end
f = @() complex(1,0); iscomplex(f()), r = {complex(1,0)}; iscomplex(r{1}), iscomplex(r{:})
m = complex(ones(2),0); m(:,1) = 3, iscomplex(m), m = reshape(m,1,4), iscomplex(m), m = m.', iscomplex(m)
n = repmat(complex(1,0),1,2), iscomplex(n), o = zeros(1,2); o(:) = complex(1,0), iscomplex(o), o(1:2) = complex([1 2],0), iscomplex(o)
