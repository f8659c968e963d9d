function show(db, varargin)
opt = struct('Sort', '', 'Fields', {db.fields});
for k = 1:2:numel(varargin), opt.(varargin{k}) = varargin{k+1}; end
rows = db.rows;
if ~isempty(opt.Sort)
  [~, i] = sort([rows.(opt.Sort)]);
  rows = rows(i);
end
fprintf('%s (%d rows)\n', db.name, numel(rows));
fprintf('  %-6s', opt.Fields{:}); fprintf('\n');
for r = rows
  for k = 1:numel(opt.Fields)
    x = r.(opt.Fields{k});
    if isempty(x), x = '-'; elseif isnumeric(x), x = num2str(x); end
    fprintf('  %-6s', x);
  end
  fprintf('\n');
end
