1;
function s = birthday(s)
  s.age = s.age + 1;
  s.log{end+1} = 'birthday';
end
function show(s)
  printf('%s is %d (%d entries)\n', s.name, s.age, numel(s.log));
end
p.name = 'Eve'; p.age = 41; p.log = {};
q = birthday(p);
show(p), show(q)
q = birthday(birthday(q)); show(q)
people = {p, q};
people{1} = birthday(people{1}); show(people{1}), show(p)
db.eve = p; db.eve.age = 1; show(db.eve), show(p)
r = p; r.name(1) = 'A'; r.name, p.name
function varargout = unpack(s), varargout = struct2cell(s)'; end
[n, a] = unpack(p)
isequal(p, q), isequal(p, p)
arr(2) = p; arr(1), isempty(arr(1).name)
