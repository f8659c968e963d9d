% Elements that nobody reads are stored at places that another array tells.
1;
function columns (n)
  B = ones (2);
  p = 1;
  for j = find (n)
    [n, p] = find (ones (2), 1);
    B(:, p) = j;
  end
  disp (n)
end
function elements (k)
  w = zeros (1, 5);
  c = [1, 2, 3];
  for j = 1:3
    w(c(c(j))) = k;
  end
  disp (k)
end
columns (3);
columns ([0, 1, 1]);
elements (4);
