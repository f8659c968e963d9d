% arrays that are made inside of two loops first, and are there behind them
1;
function f = made(a)
  r = mean(a);
  for i = 1:2
    w = 2;
    do
      w--;
      f = single((a .* (r + r)));
    until w < 0
    disp(w)
  end
end
function shown(a, n)
  r = mean(a);
  for i = 1:n
    w = 2;
    do
      w--;
      f = a .* (r + r);
    until w < 0
  end
  try
    disp(f)
  catch err
    disp(err.message)
  end
end
made(find([8 9 5 8] > -4))
made(find([8 9 5 8] > 5))
for n = 0:2
  shown(find([8 9 5 8] > 5 * n), n)
end
