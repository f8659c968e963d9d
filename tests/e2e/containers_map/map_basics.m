m = containers.Map();
m('one') = 1;
m('two') = [2 2];
m('three') = 'drei';
m.Count, m.keys(), keys(m), values(m), m.isKey('one'), isKey(m, {'one','nine'}), m('two'), length(m), numel(m), class(m), isobject(m)
m.remove('one'); m.Count
try, m('zzz'), catch e, disp(e.message), disp(e.identifier), end
n = containers.Map({'a','b'}, [10 20]); n('a'), n.values
n('a') += 5; n('a')
k = containers.Map('KeyType','double','ValueType','any'); k(3) = 'x'; k(1) = 'y'; k.keys(), k.values(), k(3)
try, k('a'), catch e, disp(e.message), disp(e.identifier), end
try, m(1), catch e, disp(e.message), disp(e.identifier), end
q = containers.Map([1 2 3], {'p','q','r'}); q(2), q.KeyType, q.ValueType, n.KeyType, n.ValueType
for key = q.keys(), printf('%d -> %s\n', key{1}, q(key{1})); end
h = n; h('c') = 30; n.Count
values(n, {'a','c'})
u = containers.Map('KeyType','char','ValueType','any'); u('l') = {1,2}; u('l')
c = containers.Map('solo', 5); c('solo')
words = strsplit('the cat the dog the end', ' '); cnt = containers.Map();
for w = words, w = w{1}; if cnt.isKey(w), cnt(w) = cnt(w) + 1; else, cnt(w) = 1; end, end
ks = cnt.keys(); for i = 1:numel(ks), printf('%s:%d ', ks{i}, cnt(ks{i})); end, printf('\n');
isempty(containers.Map()), s.map = cnt; s.map('the'), m = containers.Map('KeyType','char','ValueType','double'); m('z') = 1; m.keys
try, remove(m, 'nokey'), catch e, disp(e.message), disp(e.identifier), end
p = [containers.Map({'x'},{1}); containers.Map({'y'},{2})]; p.keys()
