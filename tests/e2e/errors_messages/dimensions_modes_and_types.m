% Dimensions, lengths, modes and class names that functions refuse, or take after all
1;
function t(f)
  try, f(); disp ok, catch e, disp([e.identifier ' | ' e.message]), end
end
t(@() zeros([1 NaN 3])), t(@() zeros([1 2.5])), t(@() zeros(NaN)), t(@() zeros(1, 2.5)), t(@() zeros([1 Inf])), t(@() cell(1, 2.5)), t(@() cell([1 2.5])), t(@() rand([2 2.5])), t(@() eye([2 2.5])), t(@() eye(2.5)), t(@() resize(1, 2.5))
t(@() sort([1 2], 'DESCEND')), t(@() sort({'a'}, 'Ascend')), t(@() sort([1 2], 'descend')), t(@() sumsq([1 2], 'native')), t(@() cumprod([1 2], 'native')), t(@() prod([1 2], 'extra')), t(@() cumsum([1 2], 'extra')), t(@() cumsum([1 2], 'double')), t(@() sum([1 2], 'extra'))
t(@() zeros(2, 'char')), t(@() ones(2, 'char')), t(@() corr([1; 2], [1; 2; 3])), t(@() strjoin({'a', 'b'}, {'x', 'y', 'z'})), t(@() num2hex(1i)), t(@() polyreduce([])), t(@() arrayfun('nosuchfoo', 1))
t(@() cummax(1, 0)), t(@() cummin(1, -1)), t(@() cumsum(1, NaN)), t(@() sum(1, NaN)), t(@() max(1, [], NaN)), t(@() cumprod(1, NaN)), t(@() any(1, NaN)), t(@() flip(1, 1.5)), t(@() flip(1, 0)), t(@() diff(1, 1.5)), t(@() diff(1, -1))
t(@() meshgrid([], 1)), t(@() meshgrid(ones(2), 1, 2)), t(@() meshgrid(zeros(1, 0), 1)), t(@() ndgrid([])), t(@() strncmp('a', 'b', 'a')), t(@() typecast(1, 'logical')), t(@() typecast({1}, 'int8')), t(@() typecast(1:3, 'foo')), t(@() postpad(1, Inf))
typecast(single([4 1; 2 3]), 'uint32'), size(typecast(uint8(zeros(2, 4)), 'uint16')), size(typecast(ones(2, 2, 2), 'single')), typecast([true; false], 'uint8'), size(typecast('', 'int8')), size(typecast([], 'int8')), size(typecast(zeros(0, 3), 'int8'))
[d, r] = det(5), [d, r] = det([2 0; 5 1]), [d, r] = det(diag([2 1])), [d, r] = det([2 1; 1 3]), class(quantile(single([1 2 3]), 0.5)), class(iqr(single([1 2 3]))), class(prctile(single(4)))
datevec(NaN), addtodate(730000, 1, 'month'), datevec(730000.5)
