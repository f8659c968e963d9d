p = @(v) printf('%s [%s] %s\n', class(v), num2str(size(v)), num2str(double(v(:).')));
for f = {'sum', 'prod', 'sumsq', 'any', 'all', 'max', 'min', 'cumsum', 'cumprod', 'mean', 'mode'}
  printf('%s: ', f{1});
  for k = 1:3
    if any(strcmp(f{1}, {'max', 'min'})), p(feval(f{1}, [], [], k)); else, p(feval(f{1}, [], k)); end
  end
end
p(any([], 2)), p(sum([], 3)), p(mean([], 2))
for x = {logical([]), single(4), int8(4), single([]), int8([]), true, single([1 4]), [true false]}
  p(diff(x{1}));
end
p(diff(true)), p(diff(logical([]))), p(diff(single(4))), p(diff([true false true]))
size(eig(zeros(1, 0)))
r = eig(zeros(0, 2)); size(r)
x = int8(zeros(0, 3)); y = bitor(x, x), z = bitxor(int8([]), 3)
p(bitor([Inf 0.5], 2)), p(bitand([Inf 1e20], 3)), p(bitxor(1e20, 3)), p(bitxor(2^53, 1))
