% `end` of what a cell or a struct holds, as a subscript of an assignment into it.
function ends_of_held_arrays
  lists (6);
  rows (3);
  fields (4);
  nested (3);
  kinds ();
  failing ();
end

function lists (n)
  adj = cell (n, 1);
  for k = 1:4 * n
    a = mod (k * k, n) + 1; b = mod (k * 5, n) + 1;
    adj{a}(end + 1) = b;
    adj{b}(end + 1) = a;
  end
  for k = 1:n
    printf ("%d:", k); printf (" %d", adj{k}); printf ("\n");
  end
  adj{2}(end) = 100;
  adj{3}(end, end) = 7;
  adj{4}(1, end + 1) = 8;
  disp (adj{2}), disp (adj{3}), disp (adj{4})
end

function rows (n)
  c = cell (2, n);
  for i = 1:2
    for j = 1:n
      c{i, j}(end + 1, :) = [i j];
      c{i, j}(end + 1, :) = [j i];
      c{i, j}(end, 1) = 9;
    end
  end
  disp (c{2, n}), disp (c{1, 1})
end

function fields (n)
  s.list = []; s.rows = zeros (0, 2); t = struct ('v', {1, [1 2], []});
  for k = 1:n
    s.list(end + 1) = k;
    s.rows(end + 1, :) = [k, -k];
    t(mod (k, 3) + 1).v(end + 1) = k;
  end
  disp (s.list), disp (s.rows), disp (t(1).v), disp (t(2).v), disp (t(3).v)
end

function nested (n)
  c = {{}, {1}}; s.c = {[], 'ab'};
  for k = 1:n
    c{2}{end + 1} = k;
    c{1}{end + 1} = [];
    c{1}{k}(end + 1) = k * 2;
    s.c{1}(end + 1) = k;
    s.c{2}(end + 1) = 'c';
  end
  disp (c), disp (s.c)
end

function kinds ()
  c = {1:3, 'abc', true, int8(5), {1}, [], single(2), 1i, (1:2)'};
  for k = [1 2 3 4 6 7 8 9]
    c{k}(end + 1) = 1;
    c{k}(end) = c{k}(1);
  end
  c{5}(end + 1) = {2};
  disp (c)
  for k = 1:9, printf ("%s ", class (c{k})); end
  printf ("\n");
end

function failing ()
  c = {1, 2}; s.a = 1; k = 5;
  try, c{k}(end + 1) = 1; catch e, disp (e.message); end
  try, c{0}(end + 1) = 1; catch e, disp (e.message); end
  try, c{1.5}(end + 1) = 1; catch e, disp (e.message); end
  try, s.b(end + 1) = 1; catch e, disp (e.message); end
  try, s.a{end + 1} = 1; catch e, disp (e.message); end
  try, c{1}{end + 1} = 1; catch e, disp (e.message); end
  disp (c), disp (s)
end
