% Numbers that become characters, and equality of texts, truth values and integers.
x = char([72 105 33])
y = char([72.4 105]); disp(double(y));
z = char([65 -1]); disp(double(z));
z = char([300 66]); disp(double(z));
try
  char([65 NaN])
catch e
  disp(e.message);
end
w = char(int8([65 66]))
disp(size(char(zeros(1, 0)))); disp(char(66)); disp(double(char(-0)));
disp(char(65:70)); disp(char([72; 105]));
disp(isequal('ab', "ab")); disp(isequal('ab', [97 98])); disp(isequal('ab', 'aB')); disp(isequal('', ''));
disp(isequal(true, 1)); disp(isequal([true false], [true false])); disp(isequal([true false], [true true]));
disp(isequal(int8([1 2]), int8([1 3]))); disp(isequal(int16([1 2]), int16([1 2]))); disp(isequal(int8(1), 1));
disp(isequal(sparse([1 0]) > 0, sparse([1 0]) > 0)); disp(isequal(uint64(2^60), uint64(2^60)));
disp(isequal({'a', 1}, {'a', 1})); disp(isequal('abc', 'ab'));
