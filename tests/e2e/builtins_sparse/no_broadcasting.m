% Sparse matrices of other extents do not broadcast; functions by handle are the operators.
m = sparse([1 2; 3 4]);
c = sparse([1; 2]);
f = [1 2; 3 4];
v = [5; 6];
pairs = {m, c; c, m; f, c; m, v; v, m; c, [7 8]; m, [7 8]; sparse([true; false]), m; c, sparse([1; 2; 3]); m, 2; 2, m; m, sparse(2); sparse(2), m; f, sparse(2); sparse(2), f; true(2, 1), m; int8([1; 2]), m; single(f), m};
ops = {@plus, @minus, @times, @rdivide, @ldivide, @power, @eq, @lt, @ge, @and, @or, @mod, @hypot, @max};
for a = 1:rows(pairs)
  plain = isa(pairs{a,1}, 'double') && isa(pairs{a,2}, 'double');
  for k = 1:numel(ops) - 3 * ! plain
    try
      x = ops{k}(pairs{a, :});
      printf('%d %s: %s %d %s\n', a, func2str(ops{k}), class(x), issparse(x), mat2str(full(x), 4));
    catch e
      printf('%d %s: %s\n', a, func2str(ops{k}), e.message);
    end
  end
end
try, m .* c, catch e, disp(e.message), end
try, m + v, catch e, disp(e.message), end
try, v ./ m, catch e, disp(e.message), end
try, m .\ v, catch e, disp(e.message), end
try, f .^ sparse(2), catch e, disp(e.message), end
try, m & c, catch e, disp(e.message), end
try, m | v, catch e, disp(e.message), end
try, m -= c, catch e, disp(e.message), end
try, max(m, c), catch e, disp(e.message), end
try, rem(m, v), catch e, disp(e.message), end
max(m, v), max(m, 2), min(m, f), xor(m, c)
bsxfun(@times, m, c), issparse(bsxfun(@plus, m, m)), issparse(bsxfun(@minus, m, 2))
