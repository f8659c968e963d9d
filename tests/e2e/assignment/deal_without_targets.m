f = @(Y) deal(mod(Y, 30)); f(2024)
deal(7)
g = @(x) deal(x); x = g(3)
y = f(5) + 1
h = @() deal(1, 2); [p, q] = h()
a = deal(3) + 1
disp(deal(4))
z = {deal(5)}
if deal(1), disp('yes'), end
c = cell(1, 2); [c{:}] = deal(0); c
deal('x');
k = num2str(deal(2))
