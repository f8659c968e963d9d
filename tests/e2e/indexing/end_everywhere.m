x = 10:10:50;
x(end), x(end-1), x(end/5), x(round(end/2)), x([1 end]), x(end:-1:1), x(end-2:end), x(min(end, 10)), x(length(x)), x(numel(x(1:end-1)))
A = magic(4); A(end), A(end, 1), A(1, end), A(end, end), A(end-1:end, end-1:end), A(end, :)(end), A(:, end)(1), A(max(1, end-2), 1)
c = {1, {2, 3, {4, 5}}}; c{end}{end}{end}, c{end}{1}, numel(c{end}), c{end}(1:2)
s.a = 1:3; s.b(2).c = 'xyz'; s.a(end), s.b(end).c(end), s.b(end)
x(end+1) = 60, x(end) = [], c{end+1} = 'new'; size(c), A(end+1, :) = 0; size(A)
f = @(v) v(end); f(1:7), x(find(x > 20, 1):end), B = reshape(1:24, 2, 3, 4); B(end), B(end, end), B(end, end, end), B(1, end), B(:, :, end), B(1, 2, end-1)
y = x; y(y(end)/10) = -1, x(x(end) / x(end)), d = 'hello'(end), e = (1:5)(end-1), m = containers.Map(); m('k') = 1:4; m('k')(end)
