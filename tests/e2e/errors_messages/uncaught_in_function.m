1;
function r = risky(v)
  r = v(5);
end
disp('start')
v = [1 2 3];
y = risky(v)
disp('not reached')
