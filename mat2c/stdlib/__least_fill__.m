function p = __least_fill__ (G)
  % An order of the nodes of a symmetric graph that takes one of the fewest neighbours first, each time.
  n = rows (G);
  near = cell (1, n);
  for k = 1:n
    i = find (G(:,k))';
    near{k} = i(i != k);
  end
  degree = cellfun ("numel", near);
  p = zeros (1, n);
  for step = 1:n
    [~, k] = min (degree);
    p(step) = k;
    degree(k) = Inf;
    around = near{k};
    for i = around
      list = union (near{i}, around);
      near{i} = list(list != i & list != k);
      degree(i) = numel (near{i});
    end
    near{k} = [];
  end
end
