x = input('x = ')
y = input('y = ');
z = x + y
t = input('text: ', 's')
length(t)
c = input('cell: '); class(c), numel(c)
e = input('nothing: '); isempty(e)
