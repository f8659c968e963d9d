% Left vectors of A x = lambda B x, as they are defined, and how long they are.
1;
function check(A, B)
  [v, d, w] = eig(A, B);
  printf('%d %d\n', norm(A * v - B * v * d) < 1e-8, norm(w' * A - d * w' * B) < 1e-8);
end
check([1 2; -1 1], [3 3; 1 2])
check([1 2; 2 1], [3 -2; -2 3])
check([1+3i 2; -1 1], [3 3i; 1 2])
check([4 1 0; 2 3 1; 0 1 5], [2 0 1; 1 3 0; 0 0 4])
check([2 1i; -1i 3], [3 1; 1 2])
[v, d, w] = eig([1 2; 2 1], [3 -2; -2 3]);
disp(abs(v)), disp(abs(w))
[v, d, w] = eig([1 2; -1 1], [3 3; 1 2]);
disp(abs(v)), disp(abs(w))
