function p = colperm (S)
  % The columns ordered by their number of elements.
  if (nargin < 1)
    print_usage ();
  end
  [~, p] = sort (full (sum (S != 0, 1)));
end
