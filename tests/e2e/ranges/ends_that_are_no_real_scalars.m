n = str2double('4'); x = 1:n
y = 0:n/8:1
z = (1:n)*2;
disp(z)
a = str2double({'1','2+3i','x'})
b = str2double(['12';'34'])
c = str2double(5)
t = sprintf('%d', []); size(t), isempty(t)
u = sprintf('%d,', 1:3); u(end) = []
k = find([0 1 1]); w = k:5
e = []; v = e:3
f = 1:e
g = [2 3]:[5 9]
s = single(2):n
q = int8(1):int8(3)
for j = k:4, disp(j), end
m = 3; r = m:-str2double('1'):1
p = num2str([1 2;3 4]); disp(p(2,:)); num2str(2+3i)
h = (1+0i):3
for ii = 1:str2double('2'), ii, end
zz = zeros(1, str2double('3')); zz(str2double('2')) = 7
