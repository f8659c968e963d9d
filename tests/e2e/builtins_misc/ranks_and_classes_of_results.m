% Results whose class or number of dimensions follows from a kind of argument that is seldom given.
function ranks_and_classes_of_results()
  c = reshape({'1', '2', '3', '4', '5', '6', '7', '8'}, 2, 2, 2);
  d = cellstr(c); disp(size(d)), disp(size(d, 3)), disp(ndims(d)), disp(class(cellstr('a')))
  s.a = 1;
  x = all(s), class(x), y = any(@sin), class(y), z = all({1}), class(z), class(any('a'))
  a = endsWith(['ab'; 'cd'], 'b'), b = startsWith(['ab'; 'ad'], {'x', 'a'}), size(endsWith('', 'a'))
  endsWith(['abc'; 'bc '], ['c '; 'bc']), startsWith('abc', {}), startsWith('abc', ['a '; 'bc'])
  n = 0;
  if all(endsWith(['ab'; 'cb'], 'b')), n = sum(startsWith(['ab'; 'cb'], 'c')); end, n
  failing(@() startsWith('abc', ''))
  failing(@() endsWith({'abc', 'de'}, {'c', ''}, 'IgnoreCase', true))
  failing(@() startsWith(reshape('abcdefgh', 2, 2, 2), 'a'))
  x = ostrsplit('', ':'), size(ostrsplit(char(zeros(0, 3)), ':')), y = ostrsplit(char(zeros(1, 0)), ':'), ostrsplit(':', ':', true)
  t = 'a:b'; for k = 3:-1:0, size(ostrsplit(t(1:k), ':')), end
  v = cov([1 2 3], single(1)), class(v), w = cov(single([1 2 3]), 1), class(w), z = cov([1 2 3], single([1 3 5])), class(z)
  a = cov(3, single([1 2; 3 4])), class(a), b = cov(single(3), [1 2 3]), class(b), cov(Inf), cov(3 + 4i, [1 2])
  h = hex2num('40', 'int8'), class(h), k = hex2num('3f800000', 'single'), class(k), size(hex2num(c)), class(hex2num('4'))
  disp(class(rande(2, 2, 'single'))), disp(class(randg(2, 2, 'single'))), disp(class(randp(2, 2, 'single'))), disp(class(randg(2)))
  [x, n] = shiftdim(ones(1, 2, 2), int8(1)); class(n), [x, n] = shiftdim(ones(1, 2, 2)); class(n)
  [x, y] = strtok({}), [x, y] = strtok({'a b'}), x = strtok(cell(0, 3)); class(x)
  x = vander([false true]), class(x), class(vander(int8([2 3]))), x = vech([]), x = vech(''), class(vech([1 2; 2 3]))
  x = weekday(single(738427)), class(x), [x, t] = weekday(int32(738427)), class(x), weekday('19-Dec-1994')
  class(feof(0))
end

function failing(f)
  try, f(), catch e, disp(e.message), end
end
