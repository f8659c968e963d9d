% Assignments of all kinds of values to parts of sparse matrices, and of sparse ones to parts of full ones.
1;
function put(x)
  if issparse(x)
    printf('S %s %dx%d:', class(x), size(x,1), size(x,2));
    [i, j, v] = find(x);
    for k = 1:numel(i)
      printf(' (%d,%d)%g', i(k), j(k), real(v(k)));
      if iscomplex(v), printf('%+gi', imag(v(k))); end
    end
  else
    printf('F %s %s:', class(x), mat2str(size(x)));
    printf(' %g', real(x));
    if iscomplex(x), printf(' i'); printf(' %g', imag(x)); end
  end
  printf('\n');
end
function x = assigned(x, r, i), x(i{:}) = r; end
function x = less(x, i), x(i{:}) = []; end
bases = {sparse([0 2 0; 1 0 3]), sparse([0 2i 0; 1 0 3]), sparse([true false true; false false true]), sparse(2, 3), ...
         [1 2 3; 4 5 6]};
values = {7, 0, sparse(5), sparse([1 0; 0 2]), [1 0; 0 2], [1 2], [3; 4], sparse([0 9]), 2i, sparse([true false]), ...
          [1 2 3], [0; 0]};
places = {{1, 1}, {2, 3}, {3}, {':', 2}, {1, ':'}, {1:2, 1:2}, {[1 2], [3 1]}, {[2 2], 1}, {3, 4}, {':', ':'}, {':'}, ...
          {[1 4]}, {[2 2]}, {logical([1 0 1]), 1}, {1, logical([1 0 1])}, {9}, {':', 5}, {2, [2 4]}, ...
          {sparse([0 1 0; 1 0 1]) > 0}};
for b = 1:numel(bases)
  for r = 1:numel(values)
    for k = 1:numel(places)
      printf('%d %d %d ', b, r, k);
      try, put(assigned(bases{b}, values{r}, places{k})); catch e, disp(e.message); end
    end
  end
end
gone = {{1, ':'}, {':', 2}, {':', [1 3]}, {[1 2], ':'}, {':', ':'}, {1}, {[1 2]}, {':'}, {':', []}, {':', 9}, ...
        {logical([1 0]), ':'}, {':', logical([1 0 1])}, {1:2, 1:3}};
for b = 1:numel(bases)
  for k = 1:numel(gone)
    printf('less %d %d ', b, k);
    try, put(less(bases{b}, gone{k})); catch e, disp(e.message); end
  end
end
s = sparse(3, 3);
for k = 1:3, s(k,4-k) = k; s(k,k) += 1; end
put(s)
s(2,2) = 0;
put(s), put(s(s > 1)), put(s(:,[3 1 3])), put(s([3 1], :))
