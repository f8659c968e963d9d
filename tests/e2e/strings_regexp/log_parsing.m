log_ = {'2024-01-05 ERROR disk: full', '2024-01-06 INFO boot: ok', '2024-01-06 ERROR net: down', 'garbage'};
n = struct('ERROR', 0, 'INFO', 0);
for l = log_
  t = regexp(l{1}, '^(\d{4})-(\d\d)-(\d\d) (\w+) (\w+): (.*)$', 'tokens', 'once');
  if isempty(t), printf('skip <%s>\n', l{1}); continue, end
  n.(t{4}) += 1; printf('%s/%s %s -> %s\n', t{3}, t{2}, t{5}, upper(t{6}));
end
n
errs = log_(~cellfun(@isempty, strfind(log_, 'ERROR'))); numel(errs), days_ = cellfun(@(s) s(1:min(10, end)), log_, 'UniformOutput', false), unique(days_(1:3)), regexprep(log_{1}, '(\d+)-(\d+)-(\d+)', '$3.$2.$1'), nums = cellfun(@(s) numel(regexp(s, '\d')), log_), regexp(log_{2}, '(?<lvl>[A-Z]+) (?<src>\w+)', 'names')
