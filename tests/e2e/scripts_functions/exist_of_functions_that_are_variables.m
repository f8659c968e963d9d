% A name that is a variable now and then is a function, a file or a folder otherwise.
feval(@sin, 0);
evalin('base', 'nosuch', '0');
exist('sin')
cos = 5;
exist('cos'), exist('cos', 'builtin'), exist('cos', 'any')
clear cos
exist('cos'), exist('cos', 'var'), exist('cos', 'any')
function g()
  if nargin, fliplr = 3; end
  exist('fliplr')
end
g
