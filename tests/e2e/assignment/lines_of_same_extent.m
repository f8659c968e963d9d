% A row that is as wide as the array it is set in, by the same extent.
1;
function g = first_row_doubled (a, n)
  g = zeros (n, columns (a));
  g(1,:) = 2 * a(1,:);
  g(n,:) = a(end,:);
end
function g = first_column_doubled (a, n)
  g = zeros (rows (a), n);
  g(:,1) = 2 * a(:,1);
  g(:,n) = a(:,end);
end
for k = 1:3
  a = magic (k + 1);
  disp (first_row_doubled (a(1:k,:), k))
  disp (first_column_doubled (a(:,1:k), k))
end
disp (size (first_row_doubled (zeros (1, 0), 2)))
disp (size (first_column_doubled (zeros (0, 1), 2)))
