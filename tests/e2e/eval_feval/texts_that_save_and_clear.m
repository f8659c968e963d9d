% Texts made at run time that save, load and clear the variables of their function.
1;
function inside(file)
  a = [1 2; 3 4]; b = 'text'; c = {1, 'x'};
  eval(sprintf('save -text %s a b', file));
  eval(['clear ' 'a']);
  disp(exist('a'))
  eval(['load ' file]);
  disp(a), disp(b)
  names = {'b', 'c'};
  for k = 1:numel(names)
    eval(['clear ' names{k} ';']);
  end
  disp([exist('a'), exist('b'), exist('c')])
  delete(file);
end
file = [tempname() '.mat'];
inside(file)
x = 3; xy = 4; z = 5;
eval(['save ' file ' x*']);
eval(['clear' ' x*']);
disp([exist('x'), exist('xy'), exist('z')])
eval(['load -text ' file]);
disp([x xy z])
eval(['save(''' file ''', ''z'')']);
z = 0;
found = eval(['load(''' file ''')']);
disp(found.z)
eval(['load(''' file ''')']);
disp(z)
m = [1 2; 3 4];
eval(['save -ascii ' file ' m']);
disp(load(file))
delete(file);
word = 'disp -1';
eval(word)
