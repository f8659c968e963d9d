% `end` inside a subscript of the left side belongs to the variable that is subscripted there.
1;

function start ()
  y = 3;
  x(y(end)) = 1;
  disp (x)
  clear x
  y = {3};
  x(y{end}) = 1;
  disp (x)
  z.a(numel (y)) = 4;
  z.b(y{end}) = 4;
  disp (z.a), disp (z.b)
  z.b(max (1, end)) = 7;
  disp (z.b)
end

start ()
m = reshape (logical ([1 0 1 1]), 1, 1, 4);
x = [1 2 3 4];
disp (size (x(m))), disp (size (x'(m))), disp (size (reshape (x, 2, 2)(m)))
c = {1, 2, 3, 4};
disp (size (c(m)))
