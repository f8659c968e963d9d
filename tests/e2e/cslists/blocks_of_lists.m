1;
% Blocks along a diagonal, from lists of known and unknown length.
function H = blocks(n, B)
  C = cell(1, n);
  for k = 1:n
    C{k} = B * k;
  end
  H = blkdiag(C{:});
  H = H - H';
end
for n = [1 3]
  H = blocks(n, [1 2; 0 -1]);
  disp(H), disp(sum(abs(H(:))))
end
c = {1, [2 3], [4; 5]};
x = blkdiag(c{:}), y = blkdiag(c{2:3}, 7)
z = blkdiag(c{[]}, [], 5, zeros(2, 0))
a = blkdiag(int8(3), 2.5); class(a)
s = blkdiag(single(1), [1 2]); class(s)
w = blkdiag(1 + 2i, 3), iscomplex(w(2, 2))
d = {'a', 1};
try, blkdiag(d{:}), catch err, disp(err.message), end
try, blkdiag({1}, ones(2, 2, 2)), catch err, disp(err.message), end
try, blkdiag(true), catch err, disp(err.message), end
try, blkdiag(ones(2, 2, 2)), catch err, disp(err.message), end
