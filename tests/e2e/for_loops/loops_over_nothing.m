x = [1 2 3];
for k = 1:0, y = x(end); x(k) = y; end
k, x
for k = 3:1, while true, x = 5; if x > 3, break, end, end, end
x
for k = zeros(0,3), x = k; end
x, k
for k = [], x = 7; end
x, k
for k = 5:-1:6, try, error('a'), catch e, end, end
k
