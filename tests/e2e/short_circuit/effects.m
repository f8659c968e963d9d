1;
function r = t(), printf('T '); r = true; end
function r = f(), printf('F '); r = false; end
x = t() && f()
x = f() && t()
x = t() || f()
x = f() || t()
x = f() && t() || t()
x = t() || (f() && t())
if f() & t(), disp('yes'), else, disp('no'), end
if t() | f(), disp('yes'), else, disp('no'), end
y = f() & t()
y = t() | f()
while f() & t(), end, printf('\n');
v = [];
if ~isempty(v) && v(1) > 0, disp('pos'), else, disp('empty'), end
k = 5; v = 1:3;
if k <= numel(v) && v(k) == 2, disp('in'), else, disp('out'), end
[] || true
[1 1 0] || false
[1 1 1] && true
'' || 'a'
class(1 && 2), class([] || 0)
try, [] && undefined_x, catch e, disp(e.message), end
try, 1 && undefined_x, catch e, disp(e.message), end
try, {} || true, catch e, disp(e.message), end
!t() || f()
xor(t(), f())
z = ~(t() && f())
