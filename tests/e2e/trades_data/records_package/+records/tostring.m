function s = tostring(r)
s = '';
for f = fieldnames(r)'
  v = r.(f{1});
  if isnumeric(v), v = mat2str(v); end
  s = [s, sprintf('%s=%s;', f{1}, v)];
end
s(end) = [];
