1;
function s(x), x = x(:).'; printf('%g%+gi ', [1./real(x); 1./imag(x)]); printf('%s\n', class(x)); end
z = complex([0 -1 -0 2],[-0 0 -1 0]); r = [1 -1 0 -0 Inf];
s(kron(z, r)); s(kron(r, z)); s(kron(z, z)); s(kron(single(z), r)); s(kron(single(r), z)); s(kron(single(r),single(z)));s(kron(single(z),single(r)));
s(kron(z, true)); s(kron(z, -2)); s(kron(-2, z)); s(kron(2i, r)); s(kron(r, 2i)); s(kron(z, eye(2))); s(kron(z,int8(-3)))
s(kron(z, r, r)); s(kron(r,r,z)); s(kron(z,[])); s(kron(complex(1,0),r))
s(kron(z, [1 -1])); s(kron([1 -1; 0 2], z)); s(kron(z.', r)); s(kron(z, r.'));
a = kron([0 -i; i 0],[1 0; 0 -1])
b = kron([1 0; 0 -1], [0 -i; i 0])
