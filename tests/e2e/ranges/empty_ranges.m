a = 1:0
b = 5:-1:6
c = 0:-1:1
size(3:2), size((3:2)'), numel(1:0.5:0), isempty(0:-0.1:1)
for k = 3:2, disp('never'), end
x = 5; x(1:0)
x(1:0) = []
y = [1:0, 7]
z = [zeros(1,0); 1:0]; size(z)
sum(1:0), prod(1:0), max(1:0), mean(1:0)
1:0 == []
(1:0) + 1
s = 'abc'; s(2:1), size(s(2:1))
w = 1:-1
isequal(1:0, zeros(1, 0)), isequal(1:0, [])
