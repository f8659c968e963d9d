x = [-7 -3.5 0 3.5 7];
for y = [3 -3 2.5 0 Inf]
  printf('y=%g mod: %s rem: %s\n', y, mat2str(mod(x, y)), mat2str(rem(x, y)));
end
mod(-1, 3), mod(5, [1 2 3]), mod([5 6; 7 8], 3), mod(0.3, 0.1), rem(0.3, 0.1), mod(2^53, 3), mod(-0, 3), mod(1e20, 7), mod(3, 1), rem(-3, 1), mod(6, 3), mod(-6, 3), mod(5.5, 1), mod(true + 0, 2), mod(int8(10), int8(3)), mod(10, int8(3))
