[[], 1], [1, []], [[]; 1], [zeros(1, 0), 1], [zeros(0, 1); 1], [zeros(1, 0); 1 2], ['', 1], {[], 1}, [{}, 1], [{}; {1}], [[], {}], [[], 'a'], ['', []], class(['', []]), class([[], '']), class([{}, []]), size([zeros(1, 0); zeros(1, 0)]), size([zeros(0, 2), zeros(0, 3)]), size([zeros(0, 2); zeros(3, 2)]), size([[], zeros(0, 3)]), size(['' ; 'ab']), [1:0, 5], [5, 1:0], [struct('a', {}), struct('a', 1)].a, cat(1, [], [1 2]), cat(2, 'a', ''), cat(3, [], [1 2]), vertcat('', 'ab'), horzcat({}, {1}), [true, []], class([true, []]), class([int8(1), []]), class([single([]), 1]), class([[], true]), class([[], single(1)])
try, [zeros(0, 2); 1 2 3], catch e, disp(e.message), end
try, [zeros(2, 0); 1], catch e, disp(e.message), end
try, [zeros(1, 0), [1; 2]], catch e, disp(e.message), end
try, [ones(2, 0), ones(3, 1)], catch e, disp(e.message), end
