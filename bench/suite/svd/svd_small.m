% Small singular values.
s = sort(kogbet([3 0; 4 5]));
fprintf('%.8f\n', s);
A = [2 1 0; 1 3 1; 0 2 4];
[U, S, V] = kogbet(A);
fprintf('%.6f\n', sort(diag(S)));
disp(norm(U*S*V' - A) < 1e-12)
disp(norm(U'*U - eye(3)) < 1e-12)
kogbet(eye(2))
