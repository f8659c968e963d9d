1;
function r = loud(x), printf('[%d]', x); r = x; end
r = loud(0) && loud(1)
r = loud(1) && loud(2)
r = loud(0) || loud(1)
r = loud(3) || loud(1)
r = loud(1) && loud(0) || loud(2)
r = loud(0) && loud(1) && loud(1)
r = ~loud(0) && ~loud(0)
if loud(0) | loud(1), disp('or'), end
if loud(1) & loud(0), disp('and'), else, disp('else'), end
while loud(0) & loud(1), end, printf('\n');
x = loud(0) & loud(1)
x = loud(1) | loud(0)
v = []; if numel(v) > 2 && v(3) == 1, disp('a'), else, disp('b'), end
s = struct('a', 1); if isfield(s, 'b') && s.b, disp('a'), else, disp('b'), end
k = 4; v = 1:3; while k <= 3 && v(k) > 0, k++; end, k
c = {}; if isempty(c) || c{1}, disp('short'), end
if ~(loud(1) && loud(0)), disp('not'), end
f = @() error('never'); false && f(), true || f()
y = (loud(2) > 1) && (loud(3) < 1)
class(loud(5) && loud(6))
