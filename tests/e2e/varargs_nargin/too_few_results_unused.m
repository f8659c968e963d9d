% A missing result is an error, even where nobody reads the variable.
1;
function varargout = multi(n)
  for k=1:n
    varargout{k} = k^2;
  end
end
function r = unset(n)
  if n > 5, r = n; end
end
[a,b,c] = multi(3);
a
try
  [p,q] = multi(1);
  disp('not reached')
catch e
  disp(e.message);
end
try
  z = unset(2);
  disp('not reached')
catch e
  disp(e.message);
end
c = {1};
try
  [p,q] = c{:};
  disp('not reached')
catch e
  disp(e.message);
end
try
  x = diff('abc')
catch e
  disp(e.message);
end
