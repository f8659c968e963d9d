% Constructors and conversions that take a value as the model of their class.
1;
function y = filtered (x)
  z = zeros (1, 2, 'like', x);
  b = [0.25 0.5 0.25] .* ones (1, 3, 'like', x);
  y = zeros (size (x), 'like', x);
  for k = 1:numel (x)
    y(k) = b(1) * x(k) + z(1);
    z(1) = b(2) * x(k) + z(2);
    z(2) = b(3) * x(k);
  end
end
function show (x)
  printf ('%s %d %d:', class (x), iscomplex (x), numel (x));
  printf (' %g', x);
  printf ('\n');
end
for v = {single([1 2 3]), [1 2 3], int16([10 20 30]), uint8([200 100 50])}
  show (filtered (v{1}));
  show (ones (2, 'like', v{1})), show (zeros (0, 2, 'like', v{1}))
end
m = int8 (5);
show (zeros ('like', m)), show (ones (1, 2, 'like', m(1)))
show (zeros (1, 2, 'like', 1i))
for k = 1:2
  w = zeros (1, k, 'like', single (k)) + 0.1;
  show (w)
end
try, zeros (1, 2, 'like', {1}), catch e, disp (e.message), end
try, ones (2, 'like'), catch e, disp (e.message), end
