tpl = 'Dear {name}, you owe {amount} since {date}.';
vals = struct('name', 'Ann', 'amount', 12.5, 'date', 'May');
out = tpl;
for f = fieldnames(vals)'
  v = vals.(f{1}); if isnumeric(v), v = num2str(v); end
  out = strrep(out, ['{' f{1} '}'], v);
end
out
missing_ = regexp('a {x} b {y}', '\{(\w+)\}', 'tokens'); cellfun(@(t) t{1}, missing_)
rows_ = {'x', 1; 'yy', 22}; html = '<table>'; for r = rows_', html = [html sprintf('<tr><td>%s</td><td>%d</td></tr>', r{:})]; end, html = [html '</table>']
md = '# Title'; lvl = find(md ~= '#', 1) - 1, body = strtrim(md(lvl + 1:end)), q = strsplit('a=1&b=two', '&'); for k = 1:2, p = strsplit(q{k}, '='); params.(p{1}) = p{2}; end, params, pad = @(s, n) [s repmat('.', 1, n - numel(s))]; pad('ab', 5), wrap_ = regexprep('aaaabbbbcc', '(.{4})', '$1|'), mask = regexprep('4111222233334444', '\d(?=\d{4})', '*')
