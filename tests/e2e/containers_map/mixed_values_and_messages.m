m = containers.Map();
m('a') = 1; m('b') = [1 2 3]; m('c') = {1, 'x'}; m('d') = struct('f', 5, 'g', {{1,2}});
k = [m.keys(){:}]
m('b')(2)
m('c'){2}
m('d').f
m('d').g{2}
m.keys(){1}
m.values(){1}
v = m.values({'a', 'b'})
m.isKey('a')
m.isKey({'a', 'zz'})
m.Count
m.length()
numel(m), length(m), isempty(m), isobject(m), class(m)
m.KeyType, m.ValueType
try, m('zz'), catch e, disp(e.message), disp(e.identifier), end
try, m.values({'a','q'}), catch e, disp(e.message), disp(e.identifier), end
try, m(3), catch e, disp(e.message), disp(e.identifier), end
try, m.remove('zz'), catch e, disp(e.message), disp(e.identifier), end
m.remove('a');
m.keys()
n = containers.Map('KeyType', 'double', 'ValueType', 'any');
n(3) = 'three'; n(1) = 'one'; n(2.5) = 'mid';
n.keys()
n.values()
try, n(7), catch e, disp(e.message), disp(e.identifier), end
try, n('x'), catch e, disp(e.message), disp(e.identifier), end
q = containers.Map({'x','y'}, [10 20]);
w = [q; containers.Map({'z'}, [30])];
w.keys(), w.values()
q('x') += 5;
q('x')
u = containers.Map([1 2 3], {'a','b','c'});
u(2)
u.keys()
cell2mat(u.keys())
for kk = u.keys()
  kk
  printf('%d:%s\n', kk{1}, u(kk{1}));
end
s = containers.Map('one', 1)
disp(s)
i = containers.Map('KeyType','int32','ValueType','double');
i(3) = 4;
class(i.keys(){1})
i.values(){1}
t = containers.Map({'a','b'}, {struct('v',1), struct('v',2)});
t('a').v
x = t('b'); x.v = 9; t('b') = x; t('b').v
try, t('a').v = 7; catch e, disp(e.message), end
try, containers.Map({'a','b'}, {1}), catch e, disp(e.message), end
try, containers.Map(1, 2, 3), catch e, disp(e.message), end
z = m;
z('new') = 1;
m.isKey('new')
c = {m, 1};
c{1}.Count
st.m = m;
st.m.Count
st.m('new')
st.m('other') = 5;
m.keys()
keys(m), values(m)
isKey(m, 'b'), remove(m, 'b'); m.Count
cellfun(@(k) class(m(k)), keys(m), 'UniformOutput', false)
m.keys{1}
