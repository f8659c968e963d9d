rule = 30; bits = bitget(rule, 1:8);
n = 31; row = zeros(1, n); row(16) = 1;
for g = 1:8
  disp(char(' ' + row * ('#' - ' ')));
  l = row([end 1:end-1]); r = row([2:end 1]);
  row = bits(4*l + 2*row + r + 1);
end
sum(row)
for rule = [90 110]
  bits = bitget(rule, 1:8); row = zeros(1, 15); row(8) = 1; total = 1;
  for g = 1:5, row = bits(4*row([end 1:end-1]) + 2*row + row([2:end 1]) + 1); total += sum(row); end
  printf('rule %d: %d, %s\n', rule, total, sprintf('%d', row));
end
