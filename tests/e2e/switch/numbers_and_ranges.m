for x = [0 1 2 3.5 -1 NaN]
  switch x
    case 0
      printf('zero ');
    case {1, 2}
      printf('one or two ');
    case 3.5
      printf('three and a half ');
    case -1
      printf('minus ');
    otherwise
      printf('other ');
  end
end
printf('\n');
switch 3, case {1, 2}, a = 1, case 3, a = 2, otherwise, a = 3, end
switch int8(2), case 2, disp('int'), end
switch 2, case int8(2), disp('int case'), end
switch true, case 1, disp('bool'), end
switch single(0.5), case 0.5, disp('single'), end
switch 1, case [1 2], disp('vector'), otherwise, disp('no vector'), end
switch [1 2], case [1 2], disp('same'), otherwise, disp('not same'), end
switch [], case [], disp('empty'), otherwise, disp('other'), end
switch {1}, otherwise, disp('cell'), end
switch 5, end
switch 5
  case 4, disp('four')
end
k = 0;
for m = 1:4
  switch mod(m, 3), case 0, continue, case 1, k += 10; case 2, k += 1; end
end
k
