% Parts of cells whose elements are all numbers, or rows of as many, become the cells.
function parts_of_number_lists
  l = {1, 2, 3};
  while ~isempty (l), disp (l{1}); l = l(2:end); end, disp (size (l))
  l = {1, 2, 3, 4};
  while numel (l) > 1, l = l(1:end - 1); disp (l); end
  p = {[1 2], [3 4], [5 6]};
  while ~isempty (p), disp (p{1}); p = p(2:end); end, disp (size (p))
  c = {4; 5; 6};
  while numel (c) > 1, c = c(2:end); disp (c{1}); end, disp (size (c))
  for n = 1:3
    d = {7, 8, 9};
    d = d(1:n); disp (numel (d)), disp (d{n})
    e = {[7 1], [8 1], [9 1]};
    e = e(n:3); disp (e{1})
  end
  q = {1, 2};
  for k = 1:5
    q{end + 1} = q{1} + k; q = q(2:end);
  end
  disp (q)
end
