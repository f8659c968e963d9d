% Complex subscripts are told by their value, arrays of them by their type.
x = magic (4);
z = [1+2i 3];
try, x(z, 1), catch e, disp (e.message), end
try, x(1, z), catch e, disp (e.message), end
try, x(z), catch e, disp (e.message), end
try, x(1+2i, 1), catch e, disp (e.message), end
try, x(z, 0), catch e, disp (e.message), end
try, x(0, z), catch e, disp (e.message), end
try, x(z, 1) = 3; catch e, disp (e.message), end
try, x(z) = 3; catch e, disp (e.message), end
try, x(single (z), 1), catch e, disp (e.message), end
try, x(z', :), catch e, disp (e.message), end
try, x(sqrt ([-1 4]), 1), catch e, disp (e.message), end
try, x({1}, 1), catch e, disp (e.message), end
try, x(z, :) = []; catch e, disp (e.message), end
c = {1, 2};
try, c{z}, catch e, disp (e.message), end
try, x(complex (1, 0), 1), catch e, disp (e.message), end
try, x(complex ([1 2], 0), 1), catch e, disp (e.message), end
try, x(zeros (1, 0) * 1i, 1), catch e, disp (e.message), end
try, accumarray ([1 2; 2 1+1i], [3; 4], [3 3]), catch e, disp (e.message), end
try, accumarray ([1; 2+1i], [3; 4], [3 1]), catch e, disp (e.message), end
try, accumarray ([1; 2+1i], [3; 4]), catch e, disp (e.message), end
try, accumarray ([1 2; 2 1+1i], [3; 4]), catch e, disp (e.message), end
try, accumarray ([1 2; 2 1+1i], [3; 4], [], @max), catch e, disp (e.message), end
try, accumarray ([1 0; 2 1], [3; 4], [3 3]), catch e, disp (e.message), end
try, accumarray ([1 1+1i], 3), catch e, disp (e.message), end
try, accumarray ([1+1i 1; 2 0], 3), catch e, disp (e.message), end
try, accumarray (2i, 3), catch e, disp (e.message), end
accumarray ([1 2; 2 1], [1i; 2])
