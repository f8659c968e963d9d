1;
function t(f)
  try
    x = f(); printf('%s %s\n', class(x), mat2str(x));
  catch err
    printf('%s\n', err.message);
  end
end
names = {'int8', 'int32', 'int64', 'uint8', 'uint16', 'single'};
for k = 1:numel(names)
  for j = 1:numel(names)
    t(@() max(cast(100, names{k}), cast(3, names{j})));
  end
end
t(@() min(int8([1 2]), int16([3; 1]))); t(@() max(1 + i, int8(3))); t(@() max('a', int8(3))); t(@() max('ab', 'cd'));
t(@() kron(int8([100 2]), int8([2 3]))); t(@() kron([1 2], int8([1 2]))); t(@() kron(int8(2), single([1 2])));
t(@() cross(int8([100 0 0]), int8([0 100 0]))); t(@() cross(uint8([1 2 3]), uint8([3 2 1]))); t(@() cross([1 2 3], single([3 2 1])));
t(@() cross([1 2 3; 4 5 6], [3 2 1; 1 1 1], 2)); t(@() cross([1;2;3], [1+i;0;2]));
t(@() realmax('int8')); t(@() NaN(2, 'int8')); t(@() pi('int16')); t(@() eps('uint8')); t(@() Inf(1, 2, 'single'));
t(@() bitshift(1, {})); t(@() bitshift('a', 1)); t(@() bitshift(1, [])); t(@() bitshift({1}, 1)); t(@() bitshift(1, 'a'));
t(@() bitcmp({1})); t(@() bitcmp('a')); t(@() bitcmp(uint8(5)));
int2str(2^63), int2str(1e20), int2str([1e16 1]), int2str(-9.3e18), int2str(int64(9007199254740993))
dec2hex([1 2 3]), dec2hex([10 300]), dec2hex([1 2], 4)
