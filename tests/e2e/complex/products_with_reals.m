a=[1 2;3 4]*[inf+1i; 2], b=[inf+1i 2]*[1 2;3 4], c=[1 2; 3 0]*[complex(1,inf); 2]
A = magic(4); z = [1+2i; 3; -1i; 0]; A*z, z.'*A, z'*A, A*[z conj(z)], [true false true true]*z, int8(3)*2, 'ab'*[1i; 2], zeros(0, 4)*z, zeros(2, 0)*zeros(0, 2)*1i, single(A)*z, eye(4)*z, A*(z*0), isreal(A*real(z)), z*ones(1, 2), ones(2, 4)*z
try, A*[1i 2], catch e, disp(e.message), end
f=[1 2]*[1i; 2]
