% bsxfun of an operator gives what the operator gives, but for its errors.
T = [1 2; 3 4; 5 6];
disp(bsxfun(@rdivide, T, sum(T, 2)));
disp(bsxfun(@minus, T, [1 1]));
disp(bsxfun(@minus, [1 2], [3; 4]));
x = bsxfun(@eq, T, T(:, 1))
y = bsxfun(@power, [-8 4], [1/3; 2])
z = bsxfun(@plus, 3, true);
printf('%d %s\n', z, class(z));
f = @times;
for k = 1:2
  T = bsxfun(f, T, [k; 1; 2]);
end
disp(T);
try
  bsxfun(@plus, T, [1 2 3])
catch e
  disp(e.message);
end
try
  bsxfun(@mtimes, [1 2; 3 4], [1 2])
catch e
  disp('mtimes fails');
end
disp(class(bsxfun(@plus, int8(100), [100 1])));
m = bsxfun(@and, [1 0], [1; 0]);
printf('%s %d %d\n', class(m), size(m));
printf('%d ', find([0 1 1 0 1], 2, 'first'), find([0 1 1 0 1], 1, 'last')); printf('\n');
printf('%d ', sort([3 1 2], 'ascend'), sort([3 1; 2 5], 2, 'ascend')); printf('\n');
