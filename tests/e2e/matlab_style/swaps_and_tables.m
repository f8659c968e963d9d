% deal, char of codes, bsxfun of operators, conj
1;
function d = distance(a, b)
  prev = 0:numel(b); cur = prev;
  for i = 1:numel(a)
    cur(1) = i;
    for j = 1:numel(b)
      cur(j+1) = min([cur(j) + 1, prev(j+1) + 1, prev(j) + ~(a(i) == b(j))]);
    end
    [prev, cur] = deal(cur, prev);
  end
  d = prev(end);
end
distance('kitten', 'sitting'), distance('', 'abc')
a = char(mod((1:40)*7, 26) + 'a'), b = char([72 105; 'yo']), char('as it is'), distance(a, upper(a))
[p, q] = deal(3), [p, q] = deal(q + 1, p), [c{1:2}] = deal('x', [1 2])
try, [p, q] = deal(1, 2, 3); catch err, disp(err.message), end
x = (1:3)'; y = 1:4;
bsxfun(@minus, x, y), bsxfun(@times, x, x'), bsxfun(@eq, x, y), bsxfun(@rdivide, y, 2), bsxfun(@max, x, y)
bsxfun(@(u, v) u - 2*v, x, y)
try, bsxfun(@plus, y, 1:3), catch err, disp(err.message), end
z = 3 + 4i; real(z*conj(z)), conj([1+2i 3]), conj(true), class(conj(single(2)))
