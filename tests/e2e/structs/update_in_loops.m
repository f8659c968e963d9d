s = struct('total', 0, 'seen', {{}});
for w = {'a', 'b', 'a', 'c', 'a'}
  if ~any(strcmp(s.seen, w{1})), s.seen{end + 1} = w{1}; end
  s.total += 1;
  key = ['n_' w{1}];
  if isfield(s, key), s.(key) += 1; else, s.(key) = 1; end
end
s
r = struct(); for k = 1:3, r.(char('a' + k - 1)).val = k; r.(char('a' + k - 1)).sq = k ^ 2; end, r.b, fieldnames(r)'
c = struct2cell(r.c)', sum(cellfun(@(f) r.(f).sq, fieldnames(r)))
p.a.b = 1; for k = 1:3, p.a.b = p.a.b * 2; p.a.hist(k) = p.a.b; end, p.a
