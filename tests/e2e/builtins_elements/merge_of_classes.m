% merge with an array as mask takes two values of one class, and gives real what can be.
vals = {1, single(1), int8(1), true, 'a', 1i, {1}, uint8(2), struct('a',1)};
for i=1:numel(vals), for j=1:numel(vals)
 try, r = merge([true false], vals{i}, vals{j}); printf('%d %d %s\n', i, j, class(r)); catch e, printf('%d %d %s\n', i, j, e.message); end
end, end
for i=1:numel(vals), for j=1:numel(vals)
 try, r = merge(false(0,2), vals{i}, vals{j}); printf('%d %d %s\n', i, j, class(r)); catch e, printf('%d %d %s\n', i, j, e.message); end
end, end
merge([true false], {1, 'a'}, {2, 'b'})
merge([true false], 1i, 2), merge([true false], 3, 1i), iscomplex(ans)
merge([true; false], single(1i), single([2; 3]))
merge([1 0 2], 'abc', '-')
try, merge([true false], [1 2 3], 4), catch e, disp(e.message), end
c = {zeros(2), 'long text'}; d = merge([true false; false true], {c}, {5}); d{1}{2}, clear c, d{4}{1}
