names = {'alpha', 'beta', 'gamma'};
for k = 1:3
  s.(names{k}) = k^2;
end
s
for f = fieldnames(s)'
  printf('%s=%d\n', f{1}, s.(f{1}));
end
s.(['de' 'lta']) = 'new'; s.delta
key = 'beta'; s.(key) += 100; s.beta
isfield(s, key), isfield(s, 'nope'), isfield(s, {'alpha', 'nope', 'gamma'}), isfield(5, 'a')
s.(key)(3) = 7; s.beta
t.(key).(names{1}) = 'nested'; t.beta.alpha
s = rmfield(s, {'alpha', 'delta'}); fieldnames(s)
numfields(s), numfields(struct()), isrow(fieldnames(s))
try, s.(5), catch e, disp(e.message), end
u = struct(); u.('a') = 1; u.('b').('c') = 2; u
v = orderfields(struct('c', 3, 'a', 1, 'b', 2)), [w, p] = orderfields(struct('y', 1, 'x', 2)); p'
