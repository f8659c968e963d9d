a = zeros(0,3); b = [1 2 3]; c = zeros(0,3); n = numel(find([1 1 1 1]));
for i = 1:n, a = [a; b]; c = a.^2; end
s = [];
for i = 1:n, for j = 1:n, s = [s, i, j]; end, end
x = [];
for i = 1:n, x(2*i) = i; end
A = zeros(0,2);
for i = 1:n, A(i,2) = i; end
for i = 1:n, A(end+1,1) = i; end
t = '';
for i = 1:n, t = [t 'ab']; end
disp(size(a)), disp(s), disp(x), disp(A), disp(t), disp(c)
