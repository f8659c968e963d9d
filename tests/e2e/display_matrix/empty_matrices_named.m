a = zeros(0, 5), b = zeros(5, 0), c = cell(0, 3), d = int16(zeros(0, 2)), e = '', f = zeros(0, 0, 3), g = struct('a', {}), h = {}, k = false(0, 2), l = single([]), m = zeros(3, 0, 2)
disp(zeros(0, 5)), disp(zeros(0, 0)), disp(''), disp({}), disp(cell(0, 3))
