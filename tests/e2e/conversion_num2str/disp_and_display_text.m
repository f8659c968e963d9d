s = disp(5)
s = disp([1 2; 3 4])
s = disp('abc')
s = disp({1, 'a'})
x = evalc('y = 5')
x = evalc('disp(3)')
z = evalc('1 + 1;')
num = sprintf('%s', num2str(pi, 8))
['a' num2str(1) 'b' num2str(2.5) 'c']
disp(['Total: ', num2str(12.5), ' EUR'])
disp(num2str([1 2; 3 4]))
fprintf('%s\n', num2str(1e-3));
fprintf([num2str(5) '\n']);
strcat('n=', num2str(5)), strcat('n= ', num2str(5)), [num2str(7, '%03d') '.txt'], rats(0.5), rats([0.25 2]), rat(0.75), rat(pi), int2str(1e10), disp(1e5), disp(12345.678), disp(0.1 + 0.2)
