1;
% diff along dimensions, of orders, of classes and of short and empty arrays
function show(name, x)
  printf('%s: %s %s', name, class(x), mat2str(size(x)));
  printf(' %g', x);
  printf('\n');
end
function wave = stepped(n)
  E = zeros(n, n + 1, 2); H = ones(n - 1, n + 1, 2);
  E(:) = mod(1:numel(E), 7);
  for k = 1:3
    H = H + 0.5 * diff(E, 1, 1) - 0.25 * diff(E(1:n-1, :, :), 1, 1)(1, 1, 1);
    E(2:n-1, :, :) = E(2:n-1, :, :) - diff(H, 1, 1);
    E(:, 1:n, 1) = E(:, 1:n, 1) + diff(E(:, :, 2), 1, 2);
  end
  wave = [sum(E(:)) sum(H(:)) E(2, 2, 2)];
end
A = [1 4 9; 16 7 36; 2 64 81];
show('default', diff(A));
show('rows', diff(A, 1, 2));
show('second', diff(A, 2));
show('second along 2', diff(A, 2, 2));
show('third along 1', diff(A, 3, 1));
show('empty order', diff(A, []));
v = [3 1 4 1 5];
show('row', diff(v)); show('column', diff(v'));
show('row, 2', diff(v, 2)); show('row, along 1', diff(v, 1, 1));
show('scalar', diff(5)); show('scalar, dim', diff(5, 1, 1));
show('empty', diff([])); show('1x3x2', diff(reshape(1:6, 1, 3, 2)));
show('3-D', diff(reshape((1:8) .^ 2, 2, 2, 2), 1, 3));
show('uint8', diff(uint8([5 3 9]))); show('int8', diff(int8([100 -100 50])));
show('single', diff(single([1 2.5 4]))); show('logical', diff([true false true true]));
show('char', diff('adz')); show('complex', diff([1+2i 3 4-1i]));
show('nan', diff([1 NaN 3 Inf Inf]));
show('beyond', diff(A, 1, 3));
n = 0;
for k = 1:numel(v)
  n = n + sum(abs(diff(v(1:k))));
end
n
w = stepped(4)
up = find(diff([0 1 1 0 1]) > 0)
B = A; B(:, 2:3) = B(:, 2:3) + diff(A, 1, 2)
try, diff(A, -1), catch err, disp(err.message), end
try, diff(A, 1.5), catch err, disp(err.message), end
try, diff(A, 1, 0), catch err, disp(err.message), end
try, diff({1}), catch err, disp(err.message), end
