A = [2 1 -1; -3 -1 2; -2 1 2];
b = [8; -11; -3];
x = gauss_solve(A, b)
disp(norm(A*x - b) < 1e-10)
[L, U, p] = plu(A);
L, U, p
isequal(round(L*U*1e8), round(A(p, :)*1e8))
try
    gauss_solve([1 2; 2 4], [1; 2]);
catch e
    disp(e.message)
end
