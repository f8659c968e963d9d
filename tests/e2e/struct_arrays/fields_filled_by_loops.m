% Fields that `struct ('x', cell (1, n), ...)` leaves empty and a loop sets, and those it doesn't.
1;
function r = all_set(n)
  p = struct('x', cell(1, n), 'y', 0);
  for i = 1:n
    p(i).x = i / 2;
  end
  r = 0;
  for i = 1:n
    r = r + p(i).x + p(i).y;
  end
  if n > 0, p(n), end
end
function some_set(n)
  p = struct('x', cell(1, n), 'y', 0);
  for i = 1:n
    if i != 2
      p(i).x = i;
    end
  end
  for i = 1:n, disp(size(p(i).x)), end
end
function read_before_set(n)
  p = struct('x', cell(1, n), 'y', 0);
  for i = 1:n
    p(i).x = i;
    if i < n, disp(isempty(p(i + 1).x)), end
  end
end
function partly(n)
  p = struct('x', cell(1, n), 'y', cell(1, n));
  for i = 1:n - 1
    p(i).x = i;
    p(i).y = 1;
  end
  for i = 1:n, disp(size(p(i).x)), end
end
function one_of_two(n)
  p = struct('x', cell(1, n), 'y', cell(1, n));
  for i = 1:n
    p(i).x = [i i];
  end
  for i = 1:n, disp([size(p(i).x) size(p(i).y)]), end
end
function left_early(n)
  p = struct('x', cell(1, n));
  for i = 1:n
    p(i).x = i;
    if i == 2, break, end
  end
  for i = 1:n, disp(size(p(i).x)), end
end
function in_parts(n)
  p = struct('x', cell(1, n));
  for i = 1:n
    p(i).x(3) = i;
    p(i).x(1) = 1;
  end
  for i = 1:n, disp(p(i).x), end
end
function same_cell(n)
  c = cell(1, n);
  p = struct('x', c);
  for i = 1:n
    p(i).x = i;
  end
  disp(c), disp([p.x])
end
function column(n)
  p = struct('x', cell(n, 1), 'c', 'z');
  for i = 1:n
    p(i).x = int8(i);
  end
  disp(size(p)), disp([p.x]), disp(class(p(1).x)), disp([p.c])
end
disp(all_set(3)), disp(all_set(0))
some_set(3)
read_before_set(3)
partly(3)
one_of_two(2)
left_early(3)
in_parts(2)
same_cell(2)
column(2)
