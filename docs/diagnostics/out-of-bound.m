% Ask `numel(v)` or `size(a, k)`, or take `end`.
v = 1:5;
disp(v(7))
