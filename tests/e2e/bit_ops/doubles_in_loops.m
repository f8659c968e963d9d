% Bits of doubles in loops: hashes, population counts, fractions, large numbers, arrays.
1;
function c = ones_of(v)
  c = 0;
  while v > 0
    c = c + bitand(v, 1);
    v = bitshift(v, -1);
  end
end
function h = djb2(text)
  h = 5381;
  for k = 1:length(text)
    h = mod(bitxor(h*33, double(text(k))), 2^32);
  end
end
function h = fnv(text)
  h = 2166136261;
  for k = 1:numel(text)
    h = bitxor(h, double(text(k)));
    h = mod(h*403, 2^32);
  end
end
printf('%d ', ones_of(0), ones_of(255), ones_of(12345), ones_of(2^40 - 1)); printf('\n');
printf('%d %d\n', djb2(repmat('hello world', 1, 20)), fnv('the quick brown fox'));
for x = [0 0.4 0.5 1.5 2.49 7 1e10 2^53 2^60 1e30 Inf NaN]
  printf('%.17g %.17g %.17g %.17g %.17g\n', bitand(x, 7), bitor(x, 8), bitxor(x, 3), ...
         bitshift(x, 2), bitshift(x, -1));
end
for n = [-53 -1 0 1 52 53 63 64 70]
  printf('%.17g ', bitshift(1, n), bitshift(2^53 - 1, n)); printf('\n');
end
a = [1.2 5 9 300]; b = [3 4 5 256];
disp([bitand(a, b); bitor(a, b); bitxor(a, 12); bitshift(b, [1 -1 2 -8])])
disp(bitand(b, 4) + bitshift(b, 1))
g = bitxor(0:7, bitshift(0:7, -1));
disp(g)
t = 0;
for k = 0:200
  t = t + bitand(k, bitxor(k, 85)) - bitor(k, 1);
end
disp(t)
disp(class(bitand(true, 3))), disp(class(bitor(single(4), 3)))
