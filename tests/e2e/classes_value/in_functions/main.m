1;
function r = twice (x)
  r = x + x;
end
function r = least (varargin)
  r = varargin{1};
  for k = 2:nargin
    if varargin{k} < r
      r = varargin{k};
    end
  end
end
function show (x)
  if isobject (x)
    printf ('%s %g\n', class (x), double (x));
  else
    printf ('%s %g\n', class (x), x);
  end
end
show (twice (Num (4)));
show (twice (4));
show (least (Num (4), Num (2), Num (9)));
show (least (4, 2, 9));
show (abs (Num (-3)));
show (abs (-3));
sum (Num (5)), sum (Num (5), 2), sum ([1 2 3]), sum ([1 2; 3 4], 2)
f = @abs;
show (f (Num (-1)));
f (-1)
g = @(a, b) a + b;
show (g (1, Num (2)));
g (1, 2)
h = {@abs, @double, @twice};
for k = 1:3
  show (h{k} (Num (-7)));
end
feval ('abs', -5)
show (feval ('abs', Num (-5)));
show (feval (@plus, Num (1), 5));
x = Num (1);
for k = 1:5
  x = x + k;
end
show (x);
y = x;
y += 100;
show (y); show (x);
switch class (x)
  case 'Num', disp ('a Num');
  otherwise, disp ('else');
end
cellfun (@(o) o.v, {Num(1), Num(2), Num(3)})
arrayfun (@(k) double (Num (k) + 1), 1:4)
cellfun (@double, {Num(1), 2, single(3)})
