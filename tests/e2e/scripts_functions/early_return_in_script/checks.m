result = 'default';
if flag
  result = 'flagged';
  return
end
result = [result ' end'];
