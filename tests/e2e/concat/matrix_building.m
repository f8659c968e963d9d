a = [1, 2
     3, 4]
b = [a; 5 6]
c = [a, [7; 8]]
[a a; a a]
[1 -2], [1 - 2], [1 , -2], [a' a'], [1 -2 + 3]
[1 2 ... continued
 3]
[]; [[] 1], [[]; 1 2], [zeros(1,0), 1]
['ab'; 'cd'], ['a', 66, 'c']
[true 2], [int8(1) 300], [single(1) pi]
{1, 2; 3, 4}
[{1}, {2}], [{1}; {2}], [{1}, 2]
x = {}; x = [x, {5}], x = [x, 'abc']
horzcat(1, 2), vertcat(1, 2), cat(3, [1 2], [3 4])
try, [1 2; 3], catch e, disp(e.message), end
try, [[1;2], [1;2;3]], catch e, disp(e.message), end
try, ['abc'; 'de'], catch e, disp(e.message), end
cat(1, {1}, {2})
s = [struct('a',1), struct('a',2)]; size(s)
[1, 2, ]
[1; 2; ]
repmat([1 2], 2, 2), kron([1 2], [1; 1])
