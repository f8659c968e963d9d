% "griddedInterpolant", "scatteredInterpolant", "decomposition"
%#dialect matlab
F = griddedInterpolant([1 2 3], [10 20 30]);
assert(isequal(F([1.5 2.5]), [15 25]) && F(4) == 40);
F = griddedInterpolant([1 2 3], [10 20 30], 'nearest');
assert(F(2.4) == 20 && strcmp(F.Method, 'nearest'));
F = griddedInterpolant([1 2 3], [10 20 30], 'linear', 'none');
assert(isnan(F(4)));
[X, Y] = ndgrid(1:3, 1:4);
G = griddedInterpolant(X, Y, X + 10 * Y);
assert(abs(G(1.5, 2.5) - 26.5) < 1e-12);
assert(isequal(size(G({1:2, 1:3})), [2 3]));
S = scatteredInterpolant([0; 1; 0; 1], [0; 0; 1; 1], [0; 1; 1; 2]);
assert(abs(S(.25, .5) - .75) < 1e-9);
A = [4 1; 1 3];
d = decomposition(A);
assert(norm(d \ (A * [1; 2]) - [1; 2]) < 1e-12 && strcmp(d.Type, 'chol') && isequal(d.MatrixSize, [2 2]));
disp('passed')
