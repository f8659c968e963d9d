k = 0; do, k += 2; until k > 7, k
n = 100; do n = floor(n / 3); printf('%d ', n); until n < 2
printf('\n');
x = 0; do x++; if x == 3, break, end, until false, x
i = 0; do i++; if mod(i, 2), continue, end, printf('%d ', i); until i >= 6
printf('\n');
v = []; do v(end + 1) = numel(v); until numel(v) == 4, v
a = 1; while a < 100, a *= 3; if a > 20, break; end, endwhile, a
do, do, x--; until x < 2, until x < 2, x
s = 'abc'; do s(1) = []; until isempty(s), size(s)
