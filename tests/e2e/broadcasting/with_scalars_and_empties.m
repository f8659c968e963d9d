a = [1 2; 3 4];
a + 1, 1 - a, a * 2, a / 2, a .^ 2, 2 .^ a, a == 1, a & 0, -a
[] + 1, 1 + [], [] .* [], zeros(0, 3) + 1, zeros(0, 3) + (1:3), zeros(3, 0) * 2, zeros(0, 1) + zeros(1, 0), zeros(2, 0) + [1; 2], ones(1, 0) == 1, zeros(0, 3) .* zeros(0, 3), sum(zeros(0, 3) + 1), max([], 1), [] == 1, [] & true, ![], -[], [] ^ 2
try, zeros(0, 3) + zeros(0, 2), catch e, disp(e.message), end
try, zeros(0, 3) + zeros(2, 3), catch e, disp(e.message), end
try, [] + [1 2], catch e, disp(e.message), end
try, [1 2 3] + [], catch e, disp(e.message), end
