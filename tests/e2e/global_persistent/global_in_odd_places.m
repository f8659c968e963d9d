global a b = 5
a, b
a = 1;
function r = get_a(), global a; r = a; end
function set_a(v), global a; a = v; end
get_a()
set_a([1 2 3]);
a
a(2) = 50;
get_a()
global s; s.x = 1; s.list = {};
function push(v), global s; s.list{end+1} = v; end
push(1), push('two');
s
for k = 1:2, global c; c(k) = k; end, c
function noeffect(a), a = 100; end
noeffect(a); a
isglobal('a'), isglobal('k')
x = a; x(1) = -1; a
f = @() a; a = 0; f()
global d e; d = e; isempty(d)
