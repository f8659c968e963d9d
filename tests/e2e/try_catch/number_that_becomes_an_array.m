% What a handler finds is a number on one way and an array on another: it needs room on the way there.
1;
function one ()
  try
    w = numel ('abc')
    try
      y = NaN;
      error ('my:id', 'text %d', 3);
    catch err
      disp (err.message)
    end
    y([]) = max (-Inf, 3);
    y
  catch e
    disp (e.message)
  end
  try
    disp (size (y))
  catch
  end
end

function grown (n)
  try
    y = 7;
    for k = 1:n
      y(end+1) = k;
    end
    try
      z = 2;
      error ('inner:id', 'stopped at %d', numel (y));
    catch err
      disp (err.message)
    end
    z(n) = 5;
    error ('left');
  catch e
    disp (e.message)
  end
  disp (y)
  disp (z)
end

one ();
grown (3);
grown (0);
