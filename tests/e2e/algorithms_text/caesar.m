1;
function out = shift_text(in, k)
  out = in;
  up = in >= 'A' & in <= 'Z';
  lo = in >= 'a' & in <= 'z';
  out(up) = char(mod(in(up) - 'A' + k, 26) + 'A');
  out(lo) = char(mod(in(lo) - 'a' + k, 26) + 'a');
end
msg = 'Attack at Dawn, 6 o''clock!';
enc = shift_text(msg, 3)
dec = shift_text(enc, -3)
strcmp(dec, msg)
counts = zeros(1, 26);
for ch = lower(msg(isletter(msg)))
  counts(ch - 'a' + 1) += 1;
end
[n, k] = max(counts);
printf('most frequent: %s (%d)\n', char('a' + k - 1), n);
char(find(counts == 0) + 'a' - 1)
