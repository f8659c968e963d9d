% A few rounds of learning.
X = [0 0; 0 1; 1 0; 1 1];
T = [0 0 0; 0 1 1; 0 1 1; 1 1 0];
[W, errs] = train([2 3 3], X, T, 20, 0.5);
fprintf('%.5f ', errs(1:5:20)); fprintf('\n');
W
A = forward(W, [1 0]);
size(A)
fprintf('%.5f ', A{end}); fprintf('\n');
