% Which zero max and min of two operands give: of two scalars the second, the array's where one is a
% scalar, and of two arrays the first.
1;
function show (varargin)
  for k = 1:numel (varargin)
    printf (" %g", 1 ./ varargin{k});
    printf (";");
  end
  printf ("\n");
end
function r = larger (a, b)
  r = max (a, b);
end
z = str2double ('0');
m = -z;
show (max (z, m), max (m, z), min (z, m), min (m, z))
show (max ([z z], [m m]), max ([m m], [z z]), min ([z z], [m m]), min ([m m], [z z]))
show (max (z, [m m]), max ([m m], z), min (m, [z z]), min ([z z], m))
show (max ([m m]', [z z]), min ([z z]', [m m]))
show (max (single (z), m), max (m, single (z)), min (single ([m m]), z))
show (max (m, false), max (false, m), max (true, m))
show (larger (z, m), larger (m, z), larger ([z 1], m), larger (m, [z 1]))
show (max ([m z]), max ([z m]), min ([m z]), min ([z m]))
x = [3 m 2];
y = x;
for k = 1:numel (x)
  x(k) = max (x(k), 0);
  y(k) = max (0, y(k));
end
show (x, y)
total = sum (max (0, -[1 2 3]))
nans = [max(NaN, z), max(z, NaN), min(NaN, m), min(m, NaN)]
