1;
function work(fail)
  c = onCleanup(@() disp('cleaning up'));
  disp('working');
  if fail, error('failed'), end
end
work(false)
try, work(true), catch e, disp(e.message), end
function local_scope()
  x = onCleanup(@() printf('x released\n'));
  disp('leaving');
end
local_scope();
y = onCleanup(@() disp('y gone'));
class(y)
clear y
disp('end')
