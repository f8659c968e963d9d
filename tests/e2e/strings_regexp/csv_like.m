rows_ = {'id,name,score', '1,Ann,9.5', '2,"Bob B",7', '3,,8.25'};
head = strsplit(rows_{1}, ',');
recs = struct([]);
for k = 2:numel(rows_)
  parts = regexp(rows_{k}, '("[^"]*"|[^,]*)(,|$)', 'tokens');
  for j = 1:numel(head)
    v = strrep(parts{j}{1}, '"', '');
    recs(k-1).(head{j}) = v;
  end
end
size(recs)
for r = recs, printf('[%s|%s|%s]\n', r.id, r.name, r.score); end
scores = cellfun(@str2double, {recs.score})
mean(scores)
strsplit('3,,8', ','), strjoin(cellfun(@(x) ['<' x '>'], strsplit('a,b', ','), 'UniformOutput', false), '')
