% An array that may have pages is told of without them where it has one page.
1;
function f (n, b)
  for k = 1:n
    try
      b(end+1)++;
      b = cat (3, b, b);
    catch err
      disp (err.message);
    end
  end
  try, b(n, 9), catch err, disp (err.message), end
  try, b(99), catch err, disp (err.message), end
end
function g (n)
  c = 5;
  for k = 1:n
    i = size (c, 2);
    try, disp ([c(i), c(k)]), catch err, disp (err.message), end
    if k > 2
      c = cat (3, c, c);
    else
      c = c(:)';
    end
  end
end
f (2, [1 2]), f (0, 7), g (5)
