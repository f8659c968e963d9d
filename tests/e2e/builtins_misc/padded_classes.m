% The class of what prepad and postpad give is that of the joined parts.
x = {prepad(true, 2), postpad(true, 2), prepad(true, 1), prepad([true true], 3, true), postpad(single([1 2]), 4), prepad(true, 2, single(0)), prepad('a', 3), prepad([], 2), prepad(int8(1), 2), postpad(true, 3, int8(1)), postpad([1 2], 3, single(4)), postpad([true false; true true], 3), postpad('ab', 3), postpad([1 2], 3, int8(4)), postpad(true, 2, 'c')};
for i = 1:numel(x), printf('%s ', class(x{i})); disp(double(x{i})); end
x{1}, x{3}, x{12}
