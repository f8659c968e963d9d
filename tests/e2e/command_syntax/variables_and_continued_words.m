1;
% A variable that has a value is no command, and a word of a command ends where its line is continued.
function show (varargin)
  printf ("|%s", varargin{:});
  printf ("|\n");
end
x = 3;
z = @(t) t;
c = {1};
try, eval ("x -1"), catch e, disp (e.message), end
try, eval ("z -1"), catch e, disp (e.message), end
try, eval ("c -1;"), catch e, disp (e.message), end
eval ("x - 1")
eval ("x-1")
eval ("show -1")
show aa(...
  bb cc
show aa(   ...
  bb cc
show aa bb ...
  cc
show aa bb... a comment
  cc
show 'aa' (b ...
 c) d
show a(b c)d e (f g) h
disp done
