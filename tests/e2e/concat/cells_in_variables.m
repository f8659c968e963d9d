% Cells in variables among other elements of matrices: in rows, below each other, empty.
c = {1, 2}; d = {3; 4};
x = [c, 5]
y = [c, {6}]
z = [c; {7, 8}]
w = [{}, c]
v = [c, []]
u = [c, 'abc']
t = [d; 9]
e = [c; 4 5]
try, f = [c; 4 5 6], catch err, disp(err.message), end
g = [1, c]
h = [c, {}]
k = [{}; {}]
m = [c, {[1 2 3]}, 'x', "y"]
s.a = 1; 
try, n = [c, s], catch err, disp(err.message), end
o = [{1}; {2}]
p = [c{:}; 3 4]
q = {c{:}, 7}
r = [cell(1, 2), 1]
aa = [cell(2, 0), c]
bb = vertcat(c, {5, 6})
cc = horzcat(c, 7)
try, dd = vertcat(c, {1}), catch err, disp(err.message), end
