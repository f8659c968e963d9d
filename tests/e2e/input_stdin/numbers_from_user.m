n = input('How many? ');
s = 0;
for k = 1:n
  s = s + input(sprintf('value %d: ', k));
end
printf('sum is %g\n', s);
name = input('Name: ', 's');
printf('Hello, %s!\n', name);
v = input('');
disp(v * 2)
