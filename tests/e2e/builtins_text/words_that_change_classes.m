% Options by which functions of texts give something else.
x = num2hex (1, 'cell')
s = nargchk (0, 1, 2, 'struct')
s = nargchk (0, 1, 2)
s = nargoutchk (0, 1, 2, 'struct');
disp (s.identifier);
function show (x)
  printf ('%s %s\n', class (x), mat2str (size (x)));
end
show (version ('-release'));
show (num2hex ([1; 2]));
show (num2hex (single ([1; 2]), 'cell'));
