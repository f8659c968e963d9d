text = "# settings\nwidth = 10\nname=demo\n\nratio = 0.25  \nflag=true\n";
cfg = struct();
for line = strsplit(text, "\n")
  l = strtrim(line{1});
  if isempty(l) || l(1) == '#', continue, end
  t = regexp(l, '^(\w+)\s*=\s*(.*)$', 'tokens', 'once');
  v = str2double(t{2});
  if isnan(v), v = t{2}; end
  cfg.(t{1}) = v;
end
cfg
keys_ = fieldnames(cfg)';
cellfun(@(k) class(cfg.(k)), keys_, 'UniformOutput', false)
