% textscan-like parsing, strread-free; log analysis
log_ = {
 '2024-01-05 10:00:01 INFO  server started pid=101'
 '2024-01-05 10:00:09 WARN  disk usage=91% path=/var'
 '2024-01-05 10:01:44 ERROR job=42 failed code=7'
 '2024-01-06 00:00:00 INFO  rotate'
 '2024-01-06 03:14:15 ERROR job=43 failed code=9'
 'garbage line'
};
recs = struct('date', {}, 'time', {}, 'level', {}, 'msg', {}, 'kv', {});
bad = 0;
for i = 1:numel(log_)
  m = regexp(log_{i}, '^(?<date>\d{4}-\d\d-\d\d) (?<time>[\d:]+) (?<level>\w+)\s+(?<msg>.*)$', 'names');
  if isempty(m)
    bad = bad + 1;
    continue
  end
  kv = struct();
  pairs = regexp(m.msg, '(\w+)=([^\s]+)', 'tokens');
  for j = 1:numel(pairs)
    v = pairs{j}{2};
    num = str2double(v);
    if isnan(num), kv.(pairs{j}{1}) = v; else kv.(pairs{j}{1}) = num; end
  end
  r = m; r.kv = kv;
  recs(end+1) = r;
end
bad
size(recs)
recs(3)
recs(3).kv
levels = {recs.level};
[u, ~, j] = unique(levels);
counts = accumarray(j(:), 1)';
for k = 1:numel(u), fprintf('%s=%d ', u{k}, counts(k)); end; fprintf('\n');
secs = cellfun(@(t) sum(sscanf(t, '%d:%d:%d')' .* [3600 60 1]), {recs.time})
dt = diff(secs)
ymd = cell2mat(cellfun(@(d) sscanf(d, '%d-%d-%d')', {recs.date}', 'UniformOutput', false))
errs = recs(strcmp(levels, 'ERROR'));
codes = arrayfun(@(r) r.kv.code, errs)
jobs = arrayfun(@(r) sprintf('job%02d', r.kv.job), errs, 'UniformOutput', false)
haspid = cellfun(@(s) isfield(s, 'pid'), {recs.kv})
[tok, rest] = strtok(recs(2).msg)
idx = strfind(recs(2).msg, 'usage=');
sub = recs(2).msg(idx:idx+8)
c = textscan('1,2,3\n4,5,6', '%d,%d,%d');
c = textscan(sprintf('1,2,3\n4,5,6'), '%f %f %f', 'Delimiter', ',')
c{2}'

function [a, b] = strread_(s)
  t = strsplit(s, ' ');
  a = t(1:2:end); b = cellfun(@str2num, t(2:2:end));
end
[a, b] = strread_('x 1 y 2')
