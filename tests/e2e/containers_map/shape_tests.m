% The tests of shape see a map as a column of its entries.
for n = 0:3
  m = containers.Map ('KeyType', 'double', 'ValueType', 'any');
  for k = 1:n
    m(k) = k;
  end
  printf ('%d: row %d column %d square %d vector %d matrix %d empty %d\n', n, ...
          isrow (m), iscolumn (m), issquare (m), isvector (m), ismatrix (m), isempty (m));
  printf ('%d %d %d %s\n', rows (m), columns (m), ndims (m), mat2str (size (m)));
end
