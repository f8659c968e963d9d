z = complex(1, 0)
iscomplex(z), isreal(z), w = z + 0, iscomplex(w)
for k = 0:2, z = complex(k, k-1), disp(iscomplex(z)), end
x = (1:3)/2; y = zeros(1,3); C = complex(x, y), isreal(C), D = C*2, isreal(D)
E = complex(x, 2); E, E(2), c = {complex(3,0)}; c, s.a = complex(2,0)
try, complex([1 2], [1 2 3]), catch e, disp(e.message), end
complex(inf, nan), complex(-0, 0), complex(0, -0), abs(complex(3,4)), complex(1,2)'
complex(inf,1)*2, z = complex(3, 0); z(2) = 4, z == 3, if z, disp yes, end
complex(single(1), 2), complex(int8(1), int8(2)), complex(true, 1), complex([], 1)
find([0 1 1 0 1] > 0), find([0 1; 1 1] > 0, 1), find([1 0 1 1] > 0, 2, 'last'), find(zeros(1,0)), nnz([1 0 2] > 1), find('a b' == 'a'), find([true false; true true])', [i,j,v] = find([0 3; 4 0])
