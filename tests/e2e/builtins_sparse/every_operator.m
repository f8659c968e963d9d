% Operators of all kinds of operands of which one is sparse.
1;
function put(x)
  if issparse(x)
    printf('S %s %dx%d:', class(x), size(x,1), size(x,2));
    [i, j, v] = find(x);
    for k = 1:numel(i)
      printf(' (%d,%d)%g', i(k), j(k), real(v(k)));
      if iscomplex(v), printf('%+gi', imag(v(k))); end
    end
  else
    printf('F %s %s:', class(x), mat2str(size(x)));
    printf(' %g', real(x));
    if iscomplex(x), printf(' i'); printf(' %g', imag(x)); end
  end
  printf('\n');
end
kinds = {sparse([0 2; 3 0]), sparse([0 2i; 3 0]), sparse([true false; false true]), sparse(2), sparse(2, 2), ...
         [0 5; 0 6], 7, [true false; true true], eye(2), 1i, sparse([1 0 2; 0 0 3]), [1 2; 3 4i], true, [1 2], ...
         [1; 2], sparse([1 0]), sparse([0; 2])};
ops = {@plus, @times, @mtimes, @eq, @ne, @lt, @ge, @and, @or};
for o = 1:numel(ops)
  for a = 1:numel(kinds)
    for b = 1:numel(kinds)
      if ! issparse(kinds{a}) && ! issparse(kinds{b}), continue; end
      printf('%s %d %d ', func2str(ops{o}), a, b);
      try, put(ops{o}(kinds{a}, kinds{b})); catch e, disp(e.message); end
    end
  end
end
for a = 1:numel(kinds)
  for b = 1:numel(kinds)
    if ! issparse(kinds{a}) && ! issparse(kinds{b}), continue; end
    printf('[%d, %d] ', a, b);
    try, put([kinds{a}, kinds{b}]); catch e, disp(e.message); end
    printf('[%d; %d] ', a, b);
    try, put([kinds{a}; kinds{b}]); catch e, disp(e.message); end
  end
end
s = sparse([0 1 NaN 2]);
t = sparse([NaN 1 0 0]);
f = [NaN 1 2 0];
put(s .* t), put(s .* f), put(f .* s), put(s * NaN), put(s / 0), put(s ./ t), put(s ./ f), put(f ./ s), put(0 ./ s)
put(s .^ 0), put(s .^ 2), put(s .^ -1), put(2 .^ s), put(s .^ t), put(s .^ [3 1 2 0]), put([3 1 2 0] .^ s)
put(s & t), put(s | t), put(s & 1), put(s | [1 0 0 1]), put(s - t), put(! sparse([1 0 2 0])), put(-s), put(s'), put(+(s > 0))
