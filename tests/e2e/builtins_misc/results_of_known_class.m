% Functions whose results have a class and a size that are known: bits, digits, angles, ends of texts.
function results_of_known_class()
  h = uint32(hex2dec('67452301'));
  for k = 1:3, h = bitxor(bitcmp(h), bitshift(h, k)); end
  h, bitcmp(uint8([1 2; 3 200])), bitcmp(int8(-5)), bitcmp(5), bitcmp(int16([]))
  for s = {'FF', 'zz', '', 'a 1', ['1A'; '2B'], '123456789ABCDEF'}
    x = hex2dec(s{1}), size(x)
  end
  for s = {'101', '1 0', '2', char(zeros(1, 0)), ['01'; '11']}
    x = bin2dec(s{1}), y = base2dec(s{1}, 3)
  end
  hex2dec({'', 'A'; ' ', '-'}), hex2dec(' '), hex2dec(['  '; '1 ']), bin2dec({})
  t = '1F'; n = hex2dec(t) + 1, m = hex2dec([t '0']), hex2dec({'A', 'B'}), 1/hex2dec('0')
  b = typecast(single(1), 'uint32'), c = typecast(uint8(1:8), 'uint16'), typecast(uint8(1:8)', 'uint32'), size(typecast(zeros(1, 0, 'uint8'), 'int16'))
  d = typecast(pi, 'uint8'); d(end), typecast(d, 'double') == pi, class(typecast(c, 'int8')), typecast('abcd', 'uint8')
  try, typecast(uint8(1:3), 'uint16'), catch e, disp(e.message), end
  for a = [0 90 -180 1e-3 Inf NaN], printf('%.17g %.17g %.17g\n', deg2rad(a), rad2deg(a), asinh(a)); end
  r = deg2rad([0 30; 60 90]), rad2deg(single(1)), asinh(single(-2)), 1/deg2rad(-0), asinh([true false])
  try, asinh('a'), catch e, disp(e.message), end
  try, deg2rad(true), catch e, disp(e.message), end
  try, rad2deg(int8(3)), catch e, disp(e.message), end
  w = {'apple', 'bat'; 'avocado', ''};
  startsWith(w, 'a'), endsWith(w, {'e', 't'}), startsWith('abc', {'x', 'ab'}), endsWith('', 'a')
  k = 0;
  for i = 1:numel(w), if startsWith(w{i}, 'a') && ~endsWith(w{i}, 'o'), k += numel(w{i}); end, end, k
end
