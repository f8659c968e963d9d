a = 'hello'; b = 'help';
strcmp(a, b)
if a == b, disp('same'), end
