A = [2 1; 1 3]; b = [3; 5];
x = A \ b
A * x - b
x2 = inv(A) * b; max(abs(x - x2)) < 1e-12
b' / A
[3 2 -1; 2 -2 4; -1 0.5 -1] \ [1; -2; 0]
A \ [1 0; 0 1]
2 \ [4 6], [4 6] / 2
tri = [2 0 0; 1 3 0; 4 5 6]; tri \ [2; 5; 32]
tri' \ [1; 2; 3]
over = [1 1; 1 2; 1 3]; over \ [1; 2; 2]
under = [1 1 1] \ 6; sum(under)
try, A \ [1; 2; 3], catch e, disp(e.message), end
try, [1 2; 3 4] / [1 2 3], catch e, disp(e.message), end
x = [1 2; 2 4] \ [1; 2]; any(isnan(x))
