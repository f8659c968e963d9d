1;
function setup(n)
  global table limit
  table = zeros(1, n);
  limit = n;
end
function put(k, v)
  global table limit
  if k > limit, error('beyond %d', limit); end
  table(k) = v;
end
function r = total()
  global table
  r = sum(table);
end
setup(4);
put(1, 5); put(4, 7);
total()
global table
table
table(2) = 100;
total()
try, put(9, 1), catch e, disp(e.message), end
function r = hidden(), r = exist('table', 'var'); end
hidden()
clear table
exist('table', 'var')
total()
global table
table
clear global table
global table
isempty(table)
