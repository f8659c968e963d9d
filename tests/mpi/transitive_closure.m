n = 80;
A = false(n);
A = mod((1:n)' * 7 + (1:n) * 3, 41) == 0;
A = A | eye(n);
B = A;
for k = 1:ceil(log2(n))
  B = double(B) * double(B) > 0;
end
printf('%d %d %d\n', nnz(A), nnz(B), sum(B(1, :)));
printf('%d ', sum(B, 2)([1 2 40 n]));
printf('\n');
B(~B) = false;
disp(all(all(B >= A)));
