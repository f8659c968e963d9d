printf('p q and or xor nand imp\n');
for p = [true false], for q = [true false]
  printf('%d %d %3d %2d %3d %4d %3d\n', p, q, p & q, p | q, xor(p, q), ~(p & q), ~p | q);
end, end
v = dec2bin(0:7) - '0'; maj = sum(v, 2)' >= 2
f = @(a, b, c) (a & ~b) | c; f(v(:, 1), v(:, 2), v(:, 3))'
all(~(v(:, 1) & v(:, 2)) == (~v(:, 1) | ~v(:, 2))), any(xor(v(:, 1), v(:, 1))), true + true * false, true | false & false, (true | false) & false, ~true == false, !true | true, -true, [true; false] * [1 2], true ^ false, true / 4, max(true, false), islogical(true & 1), islogical(~5), islogical(true + 0), class(true(1, 2)(1)), logical('a' == 'a')
