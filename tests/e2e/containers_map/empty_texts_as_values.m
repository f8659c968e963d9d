1;
m = containers.Map('KeyType','char','ValueType','char');
m('a') = ''; m('b') = 'xy'; m('c') = "";
m('a'), m('b'), size(m('c')), class(m('a'))
v = values(m)
function t(m, k, v)
  try, m(k) = v; x = m(k); disp(class(x)), disp(size(x)), disp(x), catch e, disp(e.message), end
end
t(m, 'd', []); t(m, 'd', zeros(1,0)); t(m, 'd', char([])); t(m, 'd', ['ab';'cd']); t(m,'d',{}); t(m, 'd', 'a'(1)); t(m,'d', 5)
x = ''; t(m, 'e', x); m('f') = x; class(m('f')), y = []; try, m('f') = y; class(m('f')), catch e, disp(e.message), end
d = containers.Map('KeyType','char','ValueType','double');
t(d, 'a', []); t(d, 'a', ''); t(d, 'a', [1 2]); t(d, 'a', true); t(d,'a',single(2)); t(d,'a','x'); t(d, 'a', int8(3)); t(d,'a',1i)
l = containers.Map('KeyType','char','ValueType','logical');
t(l, 'a', []); t(l, 'a', 2); t(l, 'a', 'x'); t(l, 'a', true);
l = containers.Map('KeyType','double','ValueType','int8');
t(l, 1, []); t(l, 1, 200); t(l, 1, 'x'); t(l, 1, true); t(l, 1, 1.5)
try, n = containers.Map({'a','b'}, {'', 'x'}); n.ValueType, n('a'), catch e, disp(e.message), end
try, n = containers.Map({'a','b'}, {'', ''}); n.ValueType, n('a'), catch e, disp(e.message), end
try, n = containers.Map({'a','b'}, {'', []}); n.ValueType, n('a'), catch e, disp(e.message), end
try, n = containers.Map('a', ''); n.ValueType, n('a'), catch e, disp(e.message), end
try, n = containers.Map('a', []); n.ValueType, n('a'), catch e, disp(e.message), end
try, n = containers.Map({'a','b'}, {"", 'x'}); n.ValueType, catch e, disp(e.message), end
try, n = containers.Map({'a','b'}, {['ab';'cd'], 'x'}); n.ValueType, catch e, disp(e.message), end
try, n = containers.Map({'a','b'}, {1, 'x'}); n.ValueType, catch e, disp(e.message), end
try, n = containers.Map({'a','b'}, [1 2]); n.ValueType, catch e, disp(e.message), end
try, n = containers.Map({'a','b'}, {true, 2}); n.ValueType, catch e, disp(e.message), end
try, n = containers.Map({'a','b'}, {true, false}); n.ValueType, catch e, disp(e.message), end
try, n = containers.Map('KeyType','char','ValueType','any'); n('a') = ''; n('a'), n('b') = []; n('b'), n('c') = {}; n('c'), catch e, disp(e.message), end
function u(v), try, n = containers.Map({'a','b'}, v); disp(n.ValueType), catch e, disp(e.message), end, end
u({['ab';'cd'], 'x'}); u({zeros(1,0), 'x'}); u({'',''}); u({char(zeros(0,3)), 'x'}); u({char(ones(2,2,2)),'x'}); u({single(1),2}); u({single(1),single(2)}); u({int8(1),int8(2)}); u({int8(1),2}); u({[1 2],2}); u({true,1}); u({1i,2}); u({[],2}); u({{},2}); u({@sin,2});u({true,true});
x = 1:5; x(2) = ''; x, x([1 2]) = "", t.x = 1:4; t.x(2) = ''
c = {1,2,3}; c(2) = ''
x = 1:3; eval("x(2) = '';"); x, eval('x(1) = "";'); x
z = 'abc'; z(2) = ''; z
n = containers.Map('KeyType','char','ValueType','any'); n('a') = ''; class(n('a')), n('b') = []; class(n('b')), n('c') = ""; class(n('c'))
eval("n('d') = '';"); class(n('d'))
function r = f(k), r = 1:k; for i = 1:2, r(1) = ''; end, end
disp(f(4))
