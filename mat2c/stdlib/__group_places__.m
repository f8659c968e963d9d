function places = __group_places__ (G, n)
  % Where the elements of each of n groups are: a cell of columns. NaN is in none.
  places = cell (n, 1);
  known = find (! isnan (G));
  [sorted, order] = sort (G(known));
  order = known(order);
  last = cumsum (accumarray (sorted(:), 1, [n, 1]));
  first = [1; last(1:end-1) + 1];
  for g = 1:n
    places{g} = order(first(g):last(g));
  end
end
