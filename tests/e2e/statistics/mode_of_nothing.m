% Slices without elements have no mode; where there is no slice, nothing is what comes of it.
1;
function show (x, varargin)
  try
    [m, f, v] = mode (x, varargin{:});
    printf ('%s %s: %s, %s, %s\n', class (m), class (v), mat2str (size (m)), mat2str (size (f)), mat2str (size (v)));
  catch e
    disp (e.identifier), disp (e.message);
  end
end
function typed (x)
  m = mode (x);
  disp (m)
end
extents = {[0 1], [1 0], [0 0], [0 3], [3 0], [0 0 3], [0 1 2], [1 0 3], [1 1 0], [2 1 0], [1 2 0], [2 0 1 1], [0 2 1 3]};
for k = 1:numel (extents)
  x = zeros (extents{k});
  show (x);
  for dim = 1:3
    show (x, dim);
  end
  show (single (x));
  show (int8 (x), 1);
end
column = [1; 2; 2];
for t = 3:-1:0
  try, typed (column(1:t)), catch e, disp (e.message), end
  try, typed (column(column > t)), catch e, disp (e.message), end
  try, typed (column(1:t)'), catch e, disp (e.message), end
end
