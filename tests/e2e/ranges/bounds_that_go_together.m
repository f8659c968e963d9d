% The kinds of bounds that go together in a range, what characters make of it, and the order of the checks of bitshift.
1;
function show (a, b, c)
  try, x = a:b:c; printf ('%s %s |%s|\n', class (x), mat2str (size (x)), mat2str (double (x))); catch e, disp (e.message), end
end
function two (a, b)
  try, x = a:b; printf ('%s %s |%s|\n', class (x), mat2str (size (x)), mat2str (double (x))); catch e, disp (e.message), end
  try, for k = a:b, printf ('%s ', class (k)); end, printf ('\n'); catch e, disp (e.message), end
end
parts = {1, 'b', '', {}, true, single(2), int8(3), [], 2i, struct(), @sin, NaN, "d", 2.5};
for k = 1:numel (parts)
  for j = 1:numel (parts)
    printf ('%d %d: ', k, j);
    two (parts{k}, parts{j});
  end
end
show (1, 'b', 100); show ('a', 'b', 'c'); show (90, 2.5, 'd'); show (1, 'b', ''); show ('e', -1, 'a'); show (97, '', 98);
show (1, {}, 2); show (1, true, 2); show (true, 1, 'a'); show (int8 (1), 'b', 2); show (1, single (1), 'b'); show (1, 2i, single (3));
try, bitshift (int8 (3), 'b'), catch e, disp (e.message), end
try, bitshift ({}, 'b'), catch e, disp (e.message), end
try, bitshift ('a', 2), catch e, disp (e.message), end
try, bitshift (6, 'a', [2 3]), catch e, disp (e.message), end
try, bitshift (6, 1, NaN), catch e, disp (e.message), end
try, bitshift (6, [], NaN), catch e, disp (e.message), end
try, bitshift (uint8 (6), "b"), catch e, disp (e.message), end
try, unique (char (zeros (1, 0))), catch e, disp (e.message), end
unique ('')
