% An update of a variable that is not defined on every way starts from nothing.
1;

function fixed (n)
  if n > 2
    x = [1 2 3];
    w = 'abc';
    z = 7;
    c = zeros (n, 3);
    b = ones (2, 2);
    p = rand (n, n, 2) > 2;
  end
  x(1) = 5;
  disp (x)
  z(3) = 1;
  disp (z)
  w(2) = 'x';
  disp (double (w))
  c(1, 2) = 1;
  disp (c)
  b(1, 2) = 3;
  disp (b)
  if n > 2
    disp (size (p))
  end
  p(2, 3) = true;
  disp (size (p))
end

function last (n)
  if n > 2
    y = 1:n;
  end
  y(end+1) = 5;
  disp (y)
end

n = numel (num2str (123));
fixed (n)
fixed (n - 1)
last (n)
last (n - 1)
