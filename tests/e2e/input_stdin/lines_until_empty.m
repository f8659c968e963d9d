total = 0; lines_ = {};
while true
  l = fgetl(stdin);
  if ~ischar(l) || isempty(l), break, end
  lines_{end + 1} = l;
  x = str2double(l);
  if ~isnan(x), total += x; end
end
lines_, total
rest = fgetl(stdin)
after = fgetl(stdin)
