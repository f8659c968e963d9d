for x = [1 2; 3 4], disp(x'), end
for x = {1, 'a'; 2, 'b'}, x, end
for c = 'hey', disp(c), end
for x = [], disp('never'), end
for x = zeros(0,3), disp('zero rows'), end
for x = zeros(2,0), disp('zero cols'), end
for k = 5, disp(k), end
for k = (1:3)', disp(k), end
for s = struct('a', {1,2}), disp(s.a), end
for k = int8(1):int8(3), disp(class(k)), end
for k = 1:3
  k = k * 10;
  printf("%d ", k);
end
printf("\n");
k
for i = 1:0, end
i
for z = [1+i, 2], disp(z), end
for b = [true false], b, end
for (q = 1:2) disp(q); end
for k = 0.1:0.1:0.5, fprintf('%.1f ', k); end, fprintf('\n');
n = 3; for k = 1:n, n = 10; printf("%d,", k); end, printf("\n");
A = reshape(1:8, 2,2,2); for p = A, disp(size(p)), end
