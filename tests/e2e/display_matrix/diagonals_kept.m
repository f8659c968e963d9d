1;
% diagonal matrices and ranges that functions put into the cells and fields they give back
function c = keep(c, v), c{end+1} = v; end
function c = pair(a, b), c = {a, b, a * 2}; end
function s = wrap(v, n), s.value = v; s.count = n; end
c = keep({}, eye(2));
c = keep(c, 1:3)
c{1} * c{1}
d = pair(eye(2), 0:0.5:1)
s = wrap(eye(2), 1)
s.value
t = wrap(0:0.1:0.2, 2);
t
sum(t.value)
