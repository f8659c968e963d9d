k = 0;
do
  k++;
  if mod(k, 2), continue, end
  printf('%d ', k);
until k >= 7
disp(k)
n = 0;
do
  n++;
  for j = 1:3
    if j == 2, continue, end
    printf('%d.%d ', n, j);
  end
  if n == 2
    continue
  end
  printf('| ');
until n == 3
disp('')
do
  n--;
  if n == 1, break, end
  continue
until n < 0
n
