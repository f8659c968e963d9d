A = [4 2; 2 3];
R = chol(A);
disp(norm(R' * R - A) < 1e-12)
chol([1 2; 2 1])
