r = 1:4;
r + 1, r - 1, r * 2, 2 * r, r / 2, -r, r', r .^ 2, r .* r, 10 - r, 1 ./ r
r == 2, r > 2, ~r, r & 1
sum(r), prod(r), cumsum(r), mean(r), max(r), fliplr(r), r(end:-1:1), r([1 end]), r(r > 2)
[r 5], [r; r], [r, 1:2], [r(1:2) -1]
class(r), size(r), numel(r), isrow(r), isvector(r), isreal(r)
r(2) = 20, q = 1:3; q(5) = 9, q(1) = []
t = (0:3)'; t(2), t(:)', t + [1; 1; 1; 1]
1:3 + 2, (1:3)(2), (0:2:10)(end)
int8(1:3), single(1:3), char(97:100), double('a':'d'), logical(0:2)
-(0:2), 0 * (1:3), -1 * (0:2), (0:2) * -1
