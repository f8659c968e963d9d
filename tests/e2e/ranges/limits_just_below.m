1;
% a range reaches a whole number that its limit falls short of by a rounding
function count (last, step)
  x = 0;
  for k = step:step:last
    x = k;
  end
  printf ("%d %d %.17g\n", x == round (last), abs (x) > abs (last), x);
end
count ((1001 / 250) / (1 / 250), 1);
count (-(1001 / 250) / (1 / 250), -1);
for k = 1:(1001 / 250) / (1 / 250)
  x = k;
end
printf ("%d\n", x == 1001);
