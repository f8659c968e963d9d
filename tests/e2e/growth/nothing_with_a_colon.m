% Nothing (0x0) has one row once columns of it are set, also where these are none.
1;
function caught ()
  try
    c = [];
    c(:, 2:end) = false;
    error ('x')
  catch e
    disp (e.message)
  end
  disp (size (c))
end
function columns_of (n, c)
  try
    c(:, 1:n) = 5;
    if n < 9
      error ('left');
    end
  catch
  end
  disp (size (c))
end
function rows_of (n, c)
  for k = 1:2
    c(1:n, :) = k;
    disp (size (c))
  end
end
function picked (idx, c)
  c(:, idx) = 0;
  disp (size (c))
  c(idx, :) = 1;
  disp (size (c))
end
caught ();
for n = 0:2
  columns_of (n, []);
  columns_of (n, zeros (0, 3));
  columns_of (n, ones (2, 2));
  rows_of (n, []);
  rows_of (n, zeros (3, 0));
  picked (1:n, []);
  picked (1:n, zeros (0, 2));
  picked (1:n, ones (2, 3));
end
function whole (c, v)
  c(:, :) = v;
  disp (size (c))
end
whole ([], 5);
whole ([], [1 2; 3 4]);
whole (zeros (0, 2), 5);
whole (zeros (2, 2), 5);
whole (zeros (0, 3), zeros (0, 3));
