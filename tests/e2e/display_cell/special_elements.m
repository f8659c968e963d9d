% A range or diagonal matrix in a cell, a field or varargin is displayed as it was stored.
1;
function show(varargin), for k = 1:nargin, x = varargin{k}, disp(x), end, end
function show2(c), x = c{2}, y = c; y{2}, for k = 1:numel(c), z = c{k}, end, end
function show3(x), x, y = x, end
show(1:5, 0:0.25:1, 'a', (1:3)')
show2({1, 0:0.25:1})
show3(0:0.25:1)
c = {0:0.25:1, 5}; d = c{1}, c{1}
s.r = 0:0.25:1; s.r, t = s.r
c = {eye(2), 5}; c{1}, x = c{1}, k = 1; y = c{k}
s = struct('a', {eye(2), 1:3}); s(1).a, z = s(k).a
for v = {0:0.5:1, eye(2)}, w = v{1}, w', disp(w), end
