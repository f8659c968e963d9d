class([1 'a']), class([single(1) 2]), class([int8(1) 2.5]), class([int8(1) single(2)]), class([true 1]), class([true 'a']), class(['a' "b"]), class([int8(1) int16(2)]), class([int16(1) int8(2)]), class([uint8(1) int8(2)]), class([1 2i]), class([{} 1]), class([{1} 'a']), class([[] 'a']), class([[] int8(1)]), class([[] single(1)]), class([[] true]), class([[] {}]), class([struct('a', 1) struct('a', 2)]), class([true int8(5)]), class([single(1) 'a'])
[1 'a'], [int8(100) 200], [true 2], ['a' 98], [{1} 2 'x'], [{} {}], [single(1) pi], [1; true], [int8(1); 2.5], ["ab"; 'cd'], [1 2; 'ab'], {1, 'a'; 2, 'b'}, [{1; 2}, {3; 4}], [[1 2], []], [[]; [1 2]], [zeros(1, 0) 1], [1 zeros(1, 0)], [zeros(0, 2); 1 2], ['' 'a'], ['a'; ''], [[]; 'a'], {[], {}}, [{}, 'a'], [{}; 'a']
try, [struct('a', 1) struct('b', 2)], catch e, disp(e.message), end
try, [struct('a', 1) 5], catch e, disp(e.message), end
try, [@sin @cos], catch e, disp(e.message), end
try, [{1}; {2, 3}], catch e, disp(e.message), end
try, [1 2; 3], catch e, disp(e.message), end
try, [1, [2; 3]], catch e, disp(e.message), end
try, [ones(2, 3); ones(2, 2)], catch e, disp(e.message), end
try, [ones(2, 3), ones(3, 3)], catch e, disp(e.message), end
try, horzcat([1; 2], 3), catch e, disp(e.message), end
try, vertcat([1 2], 3), catch e, disp(e.message), end
