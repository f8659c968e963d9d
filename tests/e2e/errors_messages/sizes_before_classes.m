x = 5; try, x{2} = 1, catch e, disp(e.message), end
x = 5; try, x{1:2} = 1, catch e, disp(e.message), end
x = 1:3; try, x{:} = 1, catch e, disp(e.message), end
x = 'abc'; try, x{1,2} = 1, catch e, disp(e.message), end
x = 'abc'; try, x{1,1:2} = 1, catch e, disp(e.message), end
x = 5; try, x(2).a = 1, catch e, disp(e.message), end
x = 5; try, x(1:2).a = 1, catch e, disp(e.message), end
x = 1:3; try, x(1).a = 1, catch e, disp(e.message), end
x = 1:3; try, x([]).a = 1, catch e, disp(e.message), end
x = {1,2}; try, x(1).a = 1, catch e, disp(e.message), end
x = {1,2}; try, x(1:2).a = 1, catch e, disp(e.message), end
x = {1,2}; try, x{1:2}.a = 1, catch e, disp(e.message), end
x = {1,2}; try, x{1:2}(3) = 1, catch e, disp(e.message), end
x = {1,2}; try, x{1:2} = 5, catch e, disp(e.message), end
x = {}; try, x{1:2} = 5, catch e, disp(e.message), end
x = []; try, x{1:2} = 5, catch e, disp(e.message), end
s = struct('a',{1,2}); try, s(1:2).a = 5, catch e, disp(e.message), end
s = struct('a',{1,2}); try, s.a = 5, catch e, disp(e.message), end
s = struct('a',{1,2}); try, s(1:2).a(1) = 5, catch e, disp(e.message), end
s = struct('a',{1,2}); try, s{1} = 5, catch e, disp(e.message), end
try, [1 2 3; struct('a',1)], catch e, disp(e.message), end
try, [[1;2], struct('a',1)], catch e, disp(e.message), end
try, [1, struct('a',1)], catch e, disp(e.message), end
try, [struct('a',1), 1], catch e, disp(e.message), end
try, [struct('a',1); 1 2], catch e, disp(e.message), end
try, ['abc', struct('a',1)], catch e, disp(e.message), end
try, [@sin, 1], catch e, disp(e.message), end
try, [@sin; 1 2], catch e, disp(e.message), end
try, [1 2; @sin], catch e, disp(e.message), end
try, [@sin, @cos], catch e, disp(e.message), end
try, [{1}, @sin], catch e, disp(e.message), end
try, [struct('a',1), {1}], catch e, disp(e.message), end
try, [{1}, struct('a',1)], catch e, disp(e.message), end
try, [struct('a',1), struct('b',1)], catch e, disp(e.message), end
try, [struct('a',{1,2}); struct('a',1)], catch e, disp(e.message), end
try, [true, struct('a',1)], catch e, disp(e.message), end
try, [int8(1), struct('a',1)], catch e, disp(e.message), end
try, [int8(1), @sin], catch e, disp(e.message), end
try, ['a', @sin], catch e, disp(e.message), end
try, [[], struct('a',1)], catch e, disp(e.message), end
try, [[], @sin], catch e, disp(e.message), end
try, [struct('a',1), []], catch e, disp(e.message), end
try, [1+2i, struct('a',1)], catch e, disp(e.message), end
try, [1:3, {4}], catch e, disp(e.message), end
try, [1:3; {4}], catch e, disp(e.message), end
try, [containers.Map(), 1], catch e, disp(e.message), end
try, horzcat(1, struct('a',1)), catch e, disp(e.message), end
try, vertcat([1 2], struct('a',1)), catch e, disp(e.message), end
try, cat(3, 1, struct('a',1)), catch e, disp(e.message), end
try, cat(1, {1}, 2), catch e, disp(e.message), end
try, x = 5; x(1:2) = [1 2 3], catch e, disp(e.message), end
try, x = int8(5); x(1:2) = [1 2 3], catch e, disp(e.message), end
try, x = single(5); x(1:2) = [1 2 3], catch e, disp(e.message), end
try, x = 'a'; x(1:2) = [1 2 3], catch e, disp(e.message), end
try, x = true; x(1:2) = [1 2 3], catch e, disp(e.message), end
try, x = 1i; x(1:2) = [1 2 3], catch e, disp(e.message), end
try, x = 5; x(1:2) = 'abc', catch e, disp(e.message), end
try, x = 5; x(1:2) = [true false true], catch e, disp(e.message), end
try, x = 5; x(1:2) = [1i 2 3], catch e, disp(e.message), end
try, x = 5; x(1:2) = {1,2,3}, catch e, disp(e.message), end
try, x = 5; x(3) = {1}, catch e, disp(e.message), end
try, x = 5; x(1,:) = [1 2 3], catch e, disp(e.message), end
try, x = 5; x(:) = [1 2 3], catch e, disp(e.message), end
try, x = [uint8([1 2]), 1+2i], catch e, disp(e.message), end
try, x = [int32([1 2 3]), 1i], catch e, disp(e.message), end
try, x = [uint8(200), 1+2i], catch e, disp(e.message), end
x = cell(1, 0); x(1).f = 5
x = cell(0, 3); try, x.f = 5, catch e, disp(e.message), end
