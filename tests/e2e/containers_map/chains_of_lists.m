m = containers.Map({'a','b','c'}, [10 20 30]);
k = [m.keys(){:}]
v = [m.values(){:}]
v = [m.values{:}]
c = {m.keys(){:}}
c = {m.values{:}}
printf('%s,', m.keys(){:}); disp('')
m.keys(){:}
m.keys{:}
m.values(){2:3}
x = m.keys(){2}
m.keys(){[1 3]}
m.values({'a','b'}){:}
z = [m.values({'a','b'}){:}]
s.m = m;
[s.m.keys(){:}]
s.m.values(){:}
t = {m};
[t{1}.keys(){:}]
max(m.values(){:})
numel(m.keys()), numel(m.keys)
m.keys()(2)
m.keys(){2}(1)
m.Count + 1
m.length() * 2
m('a') + m('b')
[m('a'), m('b')]
w = cell2mat(m.values())
w = cellfun(@(x) x * 2, m.values())
w = cellfun(@numel, m.keys())
ks = m.keys(); [ks{:}]
for i = 1:m.Count, disp(ks{i}), end
n = containers.Map('KeyType','double','ValueType','any');
n(1) = {1,2,3};
n(2) = struct('a', {{4,5}});
n(1){:}
q = [n(1){:}]
n(1){2}
n(2).a{1}
n(2).a{:}
q = [n(2).a{:}]
n(1)(2)
n(1)(2:3)
