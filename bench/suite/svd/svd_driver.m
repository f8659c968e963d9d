% Driver of the SVD program, published size.
n = 30;
A = zeros(n);
for i = 1:n
    for j = 1:n
        A(i, j) = 1/(i + j - 1) + mod(i*j, 7)/7;
    end
end
s = sort(kogbet(A), 'descend');
fprintf('%.8f\n', s(1:5));
[U, S, V] = kogbet(A);
fprintf('%d\n', norm(U*S*V' - A) < 1e-10);
