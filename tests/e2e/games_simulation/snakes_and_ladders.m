jumps = containers.Map('KeyType', 'double', 'ValueType', 'double');
jumps(3) = 12; jumps(9) = 4; jumps(17) = 7;
rolls = [3 5 6 2 4 1 6 6]; pos = 0; n = 0; log_ = {};
for r = rolls
  n++;
  if pos + r > 20, log_{end+1} = sprintf('%d: stay at %d', n, pos); continue, end
  pos = pos + r;
  if jumps.isKey(pos), to = jumps(pos); log_{end+1} = sprintf('%d: %d -> %d', n, pos, to); pos = to; else, log_{end+1} = sprintf('%d: %d', n, pos); end
  if pos == 20, break, end
end
disp(char(log_))
pos, n
