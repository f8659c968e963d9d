1;
% sizes of conv2 and its parts, of empty operands too
function show_parts(A, K)
  B = conv2(A, K, 'same'); C = conv2(A, K); D = conv2(A, K, 'valid');
  printf('%s %s %s\n', mat2str(size(B)), mat2str(size(C)), mat2str(size(D)));
  if numel(A) == 25, disp(B), disp(sum(C(:))), disp(D), end
end
show_parts(magic(5), [1 2 1; 0 0 0; -1 -2 -1]);
sizes = {[0 0], [0 3], [3 0], [2 3], [1 1]};
for i = 1:5
  for j = 1:5
    show_parts(ones(sizes{i}), 2 * ones(sizes{j}));
  end
end
edges = conv2([1 2 1], [1 0 -1], magic(4))
H = hilb(3) * magic(3);
printf('%.4f ', H); printf('\n');
disp(size(hilb(0)))
