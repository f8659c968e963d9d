% Elements that diagonal matrices don't have, deleted by one subscript and by several.
1;
function told(e)
  printf('[%s] %s\n', e.identifier, e.message);
end
x = eye(2);
try, x(end + 1) = []; catch e, told(e), end
try, x([1 9]) = []; catch e, told(e), end
try, x(:, end + 1) = []; catch e, told(e), end
try, x(5, :) = []; catch e, told(e), end
y = eye(2, 3) * 4;
try, y(end + 1) = []; catch e, told(e), end
try, y([1 9]) = []; catch e, told(e), end
z = ones(2);
try, z(end + 1) = []; catch e, told(e), end
x(1, :) = []; disp(size(x))
