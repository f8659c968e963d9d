% How many places there are is known where they are found, but not in the variable as a whole.
1;
function again (n)
  try
    b = find ((1:3) + 10);
    switch numel (b) + n
      case {1, 2}
        b(end + 1) = 0.5;
      case 3
        b(NaN) = 1;
      otherwise
        b(n) = 7;
    end
    disp (b)
    b(-2.5) = 1;
  catch e
    disp (e.message)
  end
  disp (size (b))
end
function picked (n)
  x = 5:8;
  c = x(logical ([1 0 1 1]));
  if n > 2
    c(n) = 9;
  elseif n > 0
    c = x(x > 100);
  end
  disp (c)
  disp (size (c))
end
again (0);
again (1);
again (2);
picked (0);
picked (1);
picked (7);
