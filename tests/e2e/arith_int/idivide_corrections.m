1;
% idivide corrects the rounded quotient by one where its product, as an integer, is on the wrong side
function show(a, b)
  ops = {'fix', 'round', 'floor', 'ceil'};
  for k = 1:4
    try
      printf('%s ', mat2str(idivide(a, b, ops{k})));
    catch err
      printf('<%s> ', err.message);
    end
  end
  printf('\n');
end
show(int8([-7 -5 -3 3 5 7]), 1.5);
show(int8([-7 -5 -3 3 5 7]), 0.3);
show(int8([-7 5]), 0);
show(int8([-7 5]), NaN);
show(int8([-7 7]), -1.5);
show(uint8([3 200 255]), 2);
show(uint8([3 200 255]), uint8(0));
show(int32([-7 -5 0 7 2147483647]), int32(2));
show(int32([7 2147483647]), -2);
show(7.5, int8(2));
show([7 8 9], int8([2 3 0]));
show(int64(9223372036854775807), int64(10));
show(int8([1 2; 3 4]), int8([1; 2]));
show(int8([1 2]), int8([1 2 3]));
show(int8([1 2]), uint8(1));
show(int8(1), {});
show(1, 2);
for a = int16([-9 9])
  for b = int16([-4 4])
    q = idivide(a, b)
    r = a - b * q
  end
end
