1;
% The largest and smallest elements of vectors, and where the first of them is.
function show (v)
  [a, i] = max (v);
  [b, j] = min (v);
  [~, k] = max (abs (v));
  fprintf ('%g at %d, %g at %d, %d\n', a, i, b, j, k);
end
show ([3 1 4 1 5 9 2 6 5 3 5]), show ([3; 1; 4; 1; 5; 9; 2; 6; 5; 9]);
show ([NaN 2 NaN -7 2]), show ([NaN NaN NaN]), show (4), show ([-Inf -Inf]), show ([Inf NaN -Inf]);
show (zeros (1, 12)), show (-[1 2 3 4 5 6 7 8 9 10 10 10]);
x = [0 -0 0 -0]; [m, i] = min (x); disp ([1 / m, i]); [m, i] = max (-x); disp ([1 / m, i]);
[m, i] = max ([]); disp (size (m)), disp (size (i));
[m, i] = max ([1 5; 7 2])
s = 0;
for k = 1:5
  v = mod ((1:20) * k * 7, 11);
  [m, i] = max (v);
  s = s + m * i;
end
disp (s)
v = [5 3 8];
while any (v)
  [m, i] = max (v);
  v(i) = 0;
  printf ('%d:%d ', i, m);
end
disp ('')
