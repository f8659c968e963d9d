k = 10;
while k > 0
    k = k - 3;
end
k
n = 0;
while (n < 100 && mod(n, 7) ~= 6), n = n + 1; end
n
x = 1; while x < 1000, x = x * 2; if x == 64, break, end, end, x
v = 1:5;
while ~isempty(v)
    printf('%d ', v(1)); v(1) = [];
end
printf('\n');
count = 0;
while 1
    count++;
    if count < 5, continue; end
    break
end
count
while [], disp('never'), end
while 'a', disp('once'), break, end
a = 3; while a--, printf('a=%d\n', a); end
i = 0; do, i++; if i == 2, continue, end, printf('i=%d\n', i); until i >= 4
do x -= 10; until x < 0
x
while any([1 1 0] > k) disp(k), k += 2; end
