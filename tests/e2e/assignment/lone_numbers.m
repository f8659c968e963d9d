% Assignments into one number by arrays of integers, and by imaginary numbers where nothing is selected
1;
function t(x), try, x(2) = uint8([1 2]), catch e, disp(e.message), end, try, x([1 2]) = uint8([1 2]), catch e, disp(e.message), end, try, x([1 2]) = int8(5), catch e, disp(e.message), end,  try, x(2) = int8(5), catch e, disp(e.message), end, try, x(1:2) = single([1 2]), catch e, disp(e.message), end, try, x(1:2) = [true false], catch e, disp(e.message), end,  try, x(1:2) = 'ab', catch e, disp(e.message), end, try, x(1:2) = [1i 2], catch e, disp(e.message), end,  end
t(5), t(1i), t(true), t('a'), t(single(3)), t(int8(3)), t([1 2]), t(int16(3)), t(1:2), t([]), t('')
x = 5; try, x(2:3) = uint8([7 8]), catch e, disp(e.message), end
x = 5; try, x(3) = uint8(7), class(x), catch e, disp(e.message), end
x = [5 6]; x(2:3) = uint8([7 8]), class(x)
x = 5; try, x(:) = int8([7 8]), catch e, disp(e.message), end
x = 5; try, x(1,2:3) = int8([7 8]), catch e, disp(e.message), end
x = 5; try, x([]) = zeros(1,0,'int8'), catch e, disp(e.message), end
x = ones(1,1,2); try, x(1:2) = int8([7 8]), catch e, disp(e.message), end
s.a = 5; try, s.a(2:3) = int8([7 8]), catch e, disp(e.message), end
c = {5}; try, c{1}(2:3) = int8([7 8]), catch e, disp(e.message), end
x = complex(5,1); try, x(2:3) = int8([7 8]), catch e, disp(e.message), end
x = single(5); try, x(2:3) = int8([7 8]), catch e, disp(e.message), end
x = 5; x([]) = 1i, x(false) = 1i, x(zeros(1,0)) = 1i, y = [1 2 3]; y([]) = 1i, y(y > 5) = 1i, y(:, []) = 1i
function r = f(x, m), x(m) = 1i; r = x; end
f([1 2], [false false]), f([1 2], [true false]), f(5, []), f([], [])
z = []; z(:) = 1i, z(3) = 1i, z(:) = 2
z = zeros(0,3); z(:) = 1i; iscomplex(z)
