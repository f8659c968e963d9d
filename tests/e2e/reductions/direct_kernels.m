% Reductions that read real doubles directly: numbers, signs of zero and NaN as in the general way.
1;
function signs(x)
  disp(x); disp(size(x)); disp(class(x)); disp(1 ./ x(x == 0).');
end
s = [3 1 3 5 1 3]';
v = [NaN 2 0 -0 NaN NaN]';
signs(accumarray(s, v, [], @max));
signs(accumarray(s, v, [], @min));
signs(accumarray(s, v, [1 7], @max, -3));
signs(accumarray(s, -1, [6 1], @max));
signs(accumarray([s s(end:-1:1)], v, [], @min));
signs(accumarray([s s(end:-1:1)], 2));
signs(accumarray(int8(s), single(v)));
signs(accumarray(single(s), (1:6)', [], @max));
signs(accumarray(1:3, 1:1));
signs(accumarray([2 2; 1 3], 4:5));
signs(accumarray(uint8([2 1 2]'), [1 2 3]'));
function fails(f)
  try, f(), catch e, disp(e.message); end
end
fails(@() accumarray([1 0 2]', 1));
fails(@() accumarray([1 NaN]', 1));
fails(@() accumarray([1 1; NaN 2], 1));
fails(@() accumarray([1 1.5]', 1));
fails(@() accumarray([1 1; 2 2.5], 1));
fails(@() accumarray([1 1; 2 -2], 1));
c = [NaN 3 3 NaN 1 5 -0 0; 0 -0 NaN 7 7 2 9 NaN];
for d = 1:3
  signs(cumsum(c, d)); signs(cumprod(c, d)); signs(cummax(c, d)); signs(cummin(c, d));
  [x, i] = cummax(c, d), [x, i] = cummin(c, d)
end
[x, i] = cummax(c(1, :)), [x, i] = cummin(c(2, :)'), signs(cummax(5:-1:1)); signs(cummin(zeros(0, 3)));
[x, i] = cummax(zeros(1, 0)), signs(cumsum(single(c(1, 2:3)))); signs(cumsum([1i 2 3])); signs(cumprod([1i 2 3]));
signs(cumsum(-0)); signs(cumsum([-0 -0])); signs(cumprod(zeros(3, 0)));
disp(norm([3 4], 1)); disp(norm([1 NaN; 2 3], 1)); disp(norm([1 -2; 3 4], 1)); disp(norm([1 -2; 3 4], Inf)); disp(norm([1i 2], 1));
disp(norm(single([1 2]), 1)); disp(norm(1:4, Inf)); disp(norm([1 NaN 2], Inf)); disp(norm([], 1)); disp(norm(1:4, 0)); disp(norm(1:4, -Inf));
disp(norm([1 NaN; 2 3], Inf)); disp(norm([NaN 1; 2 3], 1)); disp(norm([1 2; NaN 3], Inf)); disp(norm([5 NaN 1; 2 2 3], 1)); disp(norm([1i NaN; 2 3], 1));
signs(dot(1:3, (4:6)')); signs(dot([1 2; 3 NaN], [0 -0; 1 1])); signs(dot(-0, 1)); signs(dot(zeros(0, 3), zeros(0, 3))); signs(dot([], []));
signs(dot(ones(1, 1, 3), ones(1, 1, 3) * 2)); signs(dot([1 2; 3 4], [1 2; 3 4], 2)); signs(dot([1i 2], [3 1i]));
