x = [1 2 3];
try, x(4), catch e, disp(e.message), end
try, y = x * x, catch e, disp(e.message), end
y = x .* x
try, z = [x; 1 2], catch e, disp(e.message), end
try, undefined_variable + 1, catch e, disp(e.message), end
a = '5'; b = a + 1, c = str2double(a) + 1
if x == [1 2 3], disp('equal'), end
s = 'abc'; if strcmp(s, 'abc'), disp('same text'), end
d = 5 / 2, e1 = int32(5) / int32(2), f = floor(5 / 2), 0.1 + 0.2 == 0.3, abs(0.1 + 0.2 - 0.3) < 1e-10, i = 3; z = 2i, isempty([]), isempty(0), numel(zeros(3, 2)), length(zeros(3, 2)), size(zeros(3, 2))
