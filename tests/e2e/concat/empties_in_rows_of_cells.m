% A row of brackets that is an empty array has its extents below and above cells; beside cells it has none.
1;
function show (y)
  printf ('%s %s\n', class (y), mat2str (size (y)));
end

function expect (f)
  try
    show (f ());
  catch e
    disp (e.message);
  end
end

function grown (n)
  c = cell (n, 2);
  a = zeros (n, 0);
  try
    c = [c; a];
    show (c)
  catch e
    disp (e.message)
  end
  for k = 1:2
    c = [c; {k, 'x'}];
    c = [c; []];
    show (c)
  end
  d = [zeros(0, 3); {}];
  show (d)
  d = [d; {1, 2, 3}];
  show (d)
end

empties = {zeros(0, 3), zeros(3, 0), zeros(1, 0), [], '', char(zeros (0, 3)), zeros(2, 0, 3)};
cells = {{}, cell(2, 2), cell(0, 3), cell(3, 0), {1}};
for i = 1:numel (empties)
  for j = 1:numel (cells)
    a = empties{i};
    b = cells{j};
    expect (@() [a; b])
    expect (@() [b; a])
    expect (@() [a, b; b])
    expect (@() [b; a; b])
    expect (@() [b, a])
    expect (@() vertcat (a, b))
  end
end
grown (0), grown (1), grown (3)

% Sizes that don't fit are told before numbers that can't be converted.
i8 = int8 (1);
z = 2 + 3i;
zm = [1i 2; 3 4];
expect (@() [i8, zm])
expect (@() [zm, i8])
expect (@() [zm, 'ab'])
expect (@() ['ab'; z])
expect (@() [i8, z])
expect (@() [i8; z])
expect (@() [i8; z; 1])
expect (@() cat (1, i8, z))
expect (@() cat (1, i8, zm))
expect (@() vertcat ('ab', z))
