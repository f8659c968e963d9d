1;
function t = tally(x, y)
  i = find(x > y); t = numel(i);
  disp(size(i))
end
a = find(zeros(0,3)), b = find(zeros(3,0)), c = find(zeros(1,0)), d = find(zeros(0,1)), e = find(0), f = find(5), g = find([0 0]), h = find([0;0]), k = find(zeros(2,2)), l = find([]), m=find(zeros(0,0,2)), n = find(zeros(2,2,2))
x = [3 0 -1 NaN 5]; find(x), find(x'), find(x > 1), find(isnan(x))
A = magic(4); find(A > 10)', A(find(A > 14))', find(A(:, 2) < 8), find(A(1, :) == 2)
for n = 0:3, v = zeros(1, n); v(n:end) = 1; i = find(v), j = find(v'), M = eye(n); k = find(M), size(M(M > 0)), end
s = 'hello world'; find(s == 'o'), find(s == ' ')
[r, c] = find(A > 14), i = find(A > 10, 2), [r, c, w] = find([0 2; 3 0])
tally([1 2 3], 2); tally([1;2;3], 0); tally(5, 3); tally(5, 7); tally([], 1); tally(zeros(0, 3), 1);
q = int8([0 3 4]); find(q), z = single([0 1]); find(z), l = [true false true]; find(l)
c = [1+i 0 2]; find(c)
x(find(x > 1)) = 0; x
k = 0; for t = find([1 0 1 1]), k = k + t; end, k
y = 1:10; y = y(find(mod(y, 3) == 0))
if any(find(x == 5)), disp('any'), end
isempty(find(x == 77)), numel(find(x == 0))
