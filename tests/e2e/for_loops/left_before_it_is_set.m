% A variable that every round sets is what it was before where the first round is left early.
1;
function c1(n)
  y = dec2hex(n, 3);
  for k = 1:3
    if k == n, break, end
    y = k * 2;
  end
  disp(y), disp(class(y))
end
function c2(n)
  y = 'abc';
  for k = 1:3
    if k == n, return, end
    y = k * 2;
  end
  disp(y), disp(class(y))
end
function c3(n)
  y = 'abc';
  try
    for k = 1:3
      if k == n, error('left'), end
      y = k * 2;
    end
  catch
  end
  disp(y), disp(class(y))
end
function y = c4(n)
  y = 'abc';
  for k = 1:3
    if k == n, return, end
    y = k * 2;
  end
end
function y = c5(n)
  y = 'abc';
  unwind_protect
  for k = 1:3
    if k == n, error('e'), end
    y = k * 2;
  end
  unwind_protect_cleanup
    disp(y), disp(class(y))
  end_unwind_protect
end
for n = 1:4, c1(n), c2(n), c3(n), c4(n), try, c5(n), catch e, disp(e.message), end, end
function c19 ()
  try
    y = dec2hex (3, 3);
    for k = 3:-1:1
      c = zeros (3, 0);
      y = c(end - 1);
    end
  catch e
    disp (e.message)
  end
  disp (class (y)), disp (size (y))
end
function nested (n)
  y = {1};
  for j = 1:2
    for k = 1:3
      if j * k == n
        break
      end
      y = j + k;
    end
  end
  disp (class (y))
end
c19 ();
for n = 1:4
  nested (n);
end
