1;
function s = touch(s, k)
  if k <= numel(s), s(k).v = s(k).v + 1; s(k).name = [s(k).name 'f']; end
end
function t = total(s)
  t = 0; for k = 1:numel(s), t = t + s(k).v * numel(s(k).name); end
end
function show(s)
  for k = 1:numel(s), printf('%s|%g|%s ', s(k).name, s(k).v, mat2str(s(k).l)); end; printf('(%d)\n', numel(s));
end
s = struct('name', {'a', 'bcd', ''}, 'v', {1, 2, 3}, 'l', {[], 5, [6 7]});
if ~isempty(s), s = s([s.v] > 1); end
s(end+1).name = 'n1'; s(end).v = 1; s(end).l = [1 2];
for k = 1:numel(s), s(k).name(1) = 'Q'; end
if ~isempty(s), s = s([s.v] > 1); end
for rep = 1:2, m = 0; for k = 1:numel(s), if strcmp(s(k).name, 'tt'), m = k; end, end, disp(m); end
s(end+1).name = 'n5'; s(end).v = 5; s(end).l = [5 6];
s(end+1).name = 'n6'; s(end).v = 6; s(end).l = [6 7];
printf('%g,', s.v); printf('%s.', s.name); printf('\n');
show(s); disp(size(s));
