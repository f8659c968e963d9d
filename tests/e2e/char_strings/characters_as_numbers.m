% Characters where numbers are asked for.
1;
function r = over (s, k)
  r = 0;
  for c = double ('a'):double ('e'), r = r + c; end
  for c = double ('c'):-1:double ('a'), r = 2 * r - c; end
  x = zeros (1, 122);
  x('a') = k;
  x('b':'d') = [1 2 3];
  r = r + x('a') * 'b' + sum (x) + numel (x(1:'Z'));
  r = r + 'a' ^ 2 - double ('b');
  y = repmat (s, 1, 32);
  r = r + y(end) + double ('a') / 'b' + floor ('e' / 2) + abs ('f');
  z = ones (double ('!') - 30, 2);
  r = r + numel (z) + z(1, '"' - 33);
  if s(1) == 'a' || s(1) > '''' && '\' < s(2), r = r + 1; end
  r = r + int32 ('0') + (s(1) - '0');
  q = s; q(2) = '"'; q(end + 1) = '\'; q(k) = '?';
  printf ("%s %d %g\n", q, r, 'a' + k);
  w = single ('a') * int8 ('b');
  disp (w), disp (s + '0'), disp (['a' 'b'] + k), disp ('a' == s), disp (s == 'b')
  while k < 'a', k = k + 'A'; end
  disp (k), disp (k - 'b'), disp (numel ('a':k))
  u = blanks (3); u(:) = 'x'; disp (u), disp (['~', u; 'abcd'])
  v = true; v(2) = 'a' > s(1); disp (v), disp (reshape ('abcd', 2, 2)('c' - 'a'))
end
disp (over ('axb', 1))
disp (over ('b~', 2))
