A = zeros(3); for i = 1:3, for j = 1:3, A(i, j) += i; A(i, j) *= j; end, end, A
A(2, :) -= 2; A(:, 3) /= 3; A(1, 1)++; A, A(A > 5) -= 5; A, A .^= 2; A', x = 1:4; x([1 3]) += [10 20]; x, x(end) *= 2; x, x(x > 10) -= x(1); x
s = ''; for k = 1:3, s = [s 'a' + k]; end, s, n = 10; while n > 1, n /= 2; end, n, c = {0, 0}; for k = 1:4, c{mod(k, 2) + 1} += k; end, c, st.v = [1 2 3]; st.v(2) += 5; st.v *= 2; st.v, b = true; b &= 0, b |= 1, i = int32(7); i /= 2, i -= 10, i ^= 2, z = 1; z += 1i; z *= z, p = 2; p ^= 0.5, q = [1 2; 3 4]; q *= [1; 1], q += 1
