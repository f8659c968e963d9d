% Empty arrays of three dimensions, and cells
y = cat(3,'ab','cd'); y(:, [1 2]) = [];
y, size(y), disp(y), x = {y}, s.a = y
z = zeros(0,2,2) == 1, w = int8(zeros(1,0,2)), v = cell(1,0,2), u = char(zeros(0,3)), t = char(zeros(3,0)), disp(t), r = char(zeros(0,0,2)), q = {char(zeros(3,0)), char(zeros(0,3))}, p = single(zeros(1,0,2)), o = struct('a', {}), n = repmat(struct('a',1), [1 0 2])
clear z
v = cell(1,0,2), x = {v}, s.a = v, disp(v), w = cell(2,2,2), disp(w), y = {w}, z.b = w, u = cell(0,3), disp(u), t={u}, r = cell(0,0,0)
