% Elements stored into a matrix that is numbers first and truth values then.
1;
function show (g), printf ('%g ', 2 * g); printf ('%g\n', sum (g(:))); end
function before0 (x)
  g = zeros (2);
  for t = 1:3
    g(1) = 5;
    show (g)
    g = g > 0;
  end
  show (g)
end
function behind0 (x)
  g = zeros (2);
  for t = 1:3
    show (g)
    g = g == 0;
    g(1) = 5;
  end
  show (g)
end
function before1 (x)
  g = zeros (2);
  for t = 1:3
    g(1) = 0;
    show (g)
    g = g > 0;
  end
  show (g)
end
function behind1 (x)
  g = zeros (2);
  for t = 1:3
    show (g)
    g = g == 0;
    g(1) = 0;
  end
  show (g)
end
function before2 (x)
  g = zeros (2);
  for t = 1:3
    g(1) = 1;
    show (g)
    g = g > 0;
  end
  show (g)
end
function behind2 (x)
  g = zeros (2);
  for t = 1:3
    show (g)
    g = g == 0;
    g(1) = 1;
  end
  show (g)
end
function before3 (x)
  g = zeros (2);
  for t = 1:3
    g(1) = true;
    show (g)
    g = g > 0;
  end
  show (g)
end
function behind3 (x)
  g = zeros (2);
  for t = 1:3
    show (g)
    g = g == 0;
    g(1) = true;
  end
  show (g)
end
function before4 (x)
  g = zeros (2);
  for t = 1:3
    g(1) = x;
    show (g)
    g = g > 0;
  end
  show (g)
end
function behind4 (x)
  g = zeros (2);
  for t = 1:3
    show (g)
    g = g == 0;
    g(1) = x;
  end
  show (g)
end
function before5 (x)
  g = zeros (2);
  for t = 1:3
    g(1) = x(1) > 1;
    show (g)
    g = g > 0;
  end
  show (g)
end
function behind5 (x)
  g = zeros (2);
  for t = 1:3
    show (g)
    g = g == 0;
    g(1) = x(1) > 1;
  end
  show (g)
end
function before6 (x)
  g = zeros (2);
  for t = 1:3
    g(1) = int8 (3);
    show (g)
    g = g > 0;
  end
  show (g)
end
function behind6 (x)
  g = zeros (2);
  for t = 1:3
    show (g)
    g = g == 0;
    g(1) = int8 (3);
  end
  show (g)
end
function before7 (x)
  g = zeros (2);
  for t = 1:3
    g(1) = single (0.5);
    show (g)
    g = g > 0;
  end
  show (g)
end
function behind7 (x)
  g = zeros (2);
  for t = 1:3
    show (g)
    g = g == 0;
    g(1) = single (0.5);
  end
  show (g)
end
function before8 (x)
  g = zeros (2);
  for t = 1:3
    g(1) = 'a';
    show (g)
    g = g > 0;
  end
  show (g)
end
function behind8 (x)
  g = zeros (2);
  for t = 1:3
    show (g)
    g = g == 0;
    g(1) = 'a';
  end
  show (g)
end
function before9 (x)
  g = zeros (2);
  for t = 1:3
    g(1) = -2;
    show (g)
    g = g > 0;
  end
  show (g)
end
function behind9 (x)
  g = zeros (2);
  for t = 1:3
    show (g)
    g = g == 0;
    g(1) = -2;
  end
  show (g)
end
function before10 (x)
  g = zeros (2);
  for t = 1:3
    g(1) = 2 * x;
    show (g)
    g = g > 0;
  end
  show (g)
end
function behind10 (x)
  g = zeros (2);
  for t = 1:3
    show (g)
    g = g == 0;
    g(1) = 2 * x;
  end
  show (g)
end
function before11 (x)
  g = zeros (2);
  for t = 1:3
    g(1) = NaN;
    show (g)
    g = g > 0;
  end
  show (g)
end
function behind11 (x)
  g = zeros (2);
  for t = 1:3
    show (g)
    g = g == 0;
    g(1) = NaN;
  end
  show (g)
end
function before12 (x)
  g = zeros (2);
  for t = 1:3
    g(1,:) = [7 8];
    show (g)
    g = g > 0;
  end
  show (g)
end
function behind12 (x)
  g = zeros (2);
  for t = 1:3
    show (g)
    g = g == 0;
    g(1,:) = [7 8];
  end
  show (g)
end
function before13 (x)
  g = zeros (2);
  for t = 1:3
    g(1) = 1i;
    show (g)
    g = g > 0;
  end
  show (g)
end
function behind13 (x)
  g = zeros (2);
  for t = 1:3
    show (g)
    g = g == 0;
    g(1) = 1i;
  end
  show (g)
end
try, before0 (3), catch e, disp (e.message), end
try, behind0 (3), catch e, disp (e.message), end
try, before1 (3), catch e, disp (e.message), end
try, behind1 (3), catch e, disp (e.message), end
try, before2 (3), catch e, disp (e.message), end
try, behind2 (3), catch e, disp (e.message), end
try, before3 (3), catch e, disp (e.message), end
try, behind3 (3), catch e, disp (e.message), end
try, before4 (3), catch e, disp (e.message), end
try, behind4 (3), catch e, disp (e.message), end
try, before5 (3), catch e, disp (e.message), end
try, behind5 (3), catch e, disp (e.message), end
try, before6 (3), catch e, disp (e.message), end
try, behind6 (3), catch e, disp (e.message), end
try, before7 (3), catch e, disp (e.message), end
try, behind7 (3), catch e, disp (e.message), end
try, before8 (3), catch e, disp (e.message), end
try, behind8 (3), catch e, disp (e.message), end
try, before9 (3), catch e, disp (e.message), end
try, behind9 (3), catch e, disp (e.message), end
try, before10 (3), catch e, disp (e.message), end
try, behind10 (3), catch e, disp (e.message), end
try, before11 (3), catch e, disp (e.message), end
try, behind11 (3), catch e, disp (e.message), end
try, before12 (3), catch e, disp (e.message), end
try, behind12 (3), catch e, disp (e.message), end
try, before13 (3), catch e, disp (e.message), end
try, behind13 (3), catch e, disp (e.message), end
