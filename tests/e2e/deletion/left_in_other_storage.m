% What is left after a deletion is stored where there is no room for what was removed.
1;
function x = shifted (x, n)
  for k = 1:n
    try
      x = [x k];
      x(1) = [];
    catch e
      disp (e.message);
    end
  end
end
function x = last_removed (x, n)
  for k = 1:n
    try
      x = [x k];
      if isempty (x), x = k; else, x(end) = []; end
    catch e
      disp (e.message);
    end
  end
end
function x = columns (x, n)
  for k = 1:n
    try
      y = x; y(1) = 7; x = [x y(:, 1)];
      x(:, 1) = [];
    catch e
      disp (e.message);
    end
  end
end
function x = rows_ (x, n)
  for k = 1:n
    try
      x = [x; x(1, :)];
      x(2, :) = [];
    catch e
      disp (e.message);
    end
  end
end
for n = 0:3
  disp (shifted (1:3, n)); disp (shifted (zeros (1, 0), n));
  disp (last_removed ([4 5], n)); disp (double (last_removed ('ab', n)));
  disp (columns (1:3, n)); disp (columns (magic (3), n));
  disp (rows_ (magic (3), n)); disp (rows_ (int8 ([1; 2]), n));
end
