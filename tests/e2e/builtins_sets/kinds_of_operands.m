% which operands sets take together, and what is common with nothing
f = {@intersect, @union, @setdiff, @setxor, @ismember};
v = {1, 'a', {'a'}, {1}, {}, [], true, struct(), {'a', 1}, int8(3)};
for k = 1:numel(f)
  for i = 1:numel(v)
    for j = 1:numel(v)
      try
        r = f{k}(v{i}, v{j});
        printf('%s %d %d %s %s\n', func2str(f{k}), i, j, class(r), mat2str(size(r)));
      catch e
        printf('%s %d %d ! %s\n', func2str(f{k}), i, j, e.message);
      end
    end
  end
end
[c, ia, ib] = intersect('ab', [])
[c, ia, ib] = intersect([1 2; 3 4], [], 'rows')
try, union({'a'}, {'b'}, 'rows'), catch e, disp(e.message), end
try, setdiff([1 2], [1 2 3], 'rows'), catch e, disp(e.message), end
