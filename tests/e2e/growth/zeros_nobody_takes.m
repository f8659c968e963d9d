% Outputs that nobody takes are zeros at first, too.
1;
function c = f2 (v)
  c = zeros (256, 256);
  c(v) += 1;
  printf ("%g\n", sum (c(:)));
end
function c = f3 (v)
  c = zeros (256, 256);
  for k = 1:v
    c(k) += 1;
  end
  global total
  total += sum (c(:));
end
global total
total = 0;
f2 (3);
f2 (4);
f3 (4); f3 (9);
disp (total)
for k = 1:3
  f2 (k);
  f3 (k);
end
disp (total)
