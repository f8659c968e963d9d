% LU decomposition by hand, by outer products, without and with a permutation vector.
1;
function [L, U] = doolittle(A)
    n = size(A, 1);
    L = eye(n);
    U = A;
    for k = 1:n-1
        L(k+1:n, k) = U(k+1:n, k) / U(k, k);
        U(k+1:n, k:n) = U(k+1:n, k:n) - L(k+1:n, k) * U(k, k:n);
    end
end
function [A, p] = pivoted(A)
    n = size(A, 1);
    p = 1:n;
    for k = 1:n-1
        [~, m] = max(abs(A(k:n, k)));
        m = m + k - 1;
        A([k m], :) = A([m k], :);
        p([k m]) = p([m k]);
        for i = k+1:n
            A(i, k) = A(i, k) / A(k, k);
            for j = k+1:n
                A(i, j) = A(i, j) - A(i, k) * A(k, j);
            end
        end
    end
end
n = 240;
[I, J] = meshgrid(1:n, 1:n);
A = 1 ./ (1 + abs(I - J)) + 2 * (I == J);
[L, U] = doolittle(A);
[B, p] = pivoted(A(:, [2:n 1]));
fprintf('%.10f %.10f\n', prod(diag(U)(1:50)), max(max(abs(L * U - A))) < 1e-10);
fprintf('%.10f %d\n', sum(abs(B(:))), p(1:5) * (1:5)');
