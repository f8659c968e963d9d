% Rows of several elements where another row has a cell: each element becomes one.
E = [1 2; {1} 1]
E = [1 2; {3, 4}]
try, E = [{1, 2}; 3], catch e, disp(e.message), end
E = [1 2 {3}; 4 5 6]
c = {'a', 1};
c = [c; 'name', 5]
try, c = [c; 'x', []], catch e, disp(e.message), end
s = ['abc'; 'de', 'f']
n = 'g'; s = [s; 'hi', n]
t = [n, 'k'; 'l', n]
d = {}; d = [d; 'first', 1]; d = [d; 'second', 2]
p.q = {'u', 'v'}; p.q = [p.q; 'w', 3]
v = [1 2; 'a', 66]
x = {1; 2}; x = [x; 3]
x = [x; {4}; 'abc']
z = ['a', 65; n, 'b']
