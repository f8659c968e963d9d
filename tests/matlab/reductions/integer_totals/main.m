% "sum", "prod": 'outtype' is 'default': integers give integers, which saturate; 'double' and 'native'
%#dialect matlab
assert(isequal(sum(int8([100 100])), int8(127)) && isa(sum(int8([100 100])), 'int8'))
assert(isequal(sum(uint8([200 100; 1 2])), uint8([201 102])))
assert(isequal(sum(int8([1 2; 100 100]), 2), int8([3; 127])))
assert(isequal(sum(int16([1 2; 3 4]), 'all'), int16(10)) && isa(sum(int16([1 2; 3 4]), 'all'), 'int16'))
assert(isequal(sum(int8([100 100]), 'double'), 200) && isa(sum(int8(1), 'double'), 'double'))
assert(isa(sum(int8(1), 'native'), 'int8'))
assert(isequal(prod(int8([100 2])), int8(127)) && isa(prod(uint16([2 3])), 'uint16'))
assert(isequal(sum([true true]), 2) && isa(sum([true true]), 'double'))
assert(isa(sum(single([1 2])), 'single') && isa(sum('ab'), 'double') && isequal(sum([]), 0))
f = @sum;
assert(isa(f(int32([1 2])), 'int32'))
r = cellfun(@prod, {int8([100 2]), int8(3)});
assert(isequal(r, int8([127 3])))
x = zeros(1, 3, 'int32');
for k = 1:3
    x(k) = sum(x) + k;
end
assert(isequal(x, int32([1 3 7])))
assert(total([1 2 3]) == 6 && isa(total(uint8([200 100])), 'uint8'))
disp("passed")

function t = total(x)
t = sum(x .* 1);
end
