% results without elements, of statements that ignore them; results that are constants or arguments
1;
function r = rows (x)
  r = zeros (0, 3);
end
function [r, n] = both (x)
  r = ones (1, 0);
  n = x + 1;
end
function [n, r] = last (x)
  n = x + 1;
  r = false (3, 0);
end
function r = text (x)
  r = '';
end
function [s, r] = first_struct (x)
  s.g = x;
  r = [x 1];
end
function [s, t, r] = two_structs (x, y)
  s = struct ();
  t.a = y;
  t.b = 5;
  r = [x y; y x];
end
function [c, r] = first_cell (x)
  c = {x, 'b'};
  r = [x; 1];
end
rows (1);
both (1);
last (2);
text (3);
disp (7)
s = first_struct (2);
disp (s.g)
[s, r] = first_struct (3);
disp (r)
s = two_structs (1, 2);
disp (isempty (fieldnames (s)))
[s, t] = two_structs (1, 2);
disp (t.a + t.b)
c = first_cell (4);
disp (c{1})
first_struct (2);
two_structs (1, 2);
first_cell (2);
[~, r] = first_struct (5);
disp (r)
x = int8 (5):-2:0;
x(end) = [];
disp (x)
y = uint16 (1):3:20;
y(end) = [];
y(1) = [];
disp (y), disp (numel (y)), disp (class (y))
