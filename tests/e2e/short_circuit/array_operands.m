[1 1] && 1, [1 0] && 1, [] || 1, [1 1; 0 1] || 0, [1 1; 1 1] && 1, ones(0, 3) || 1, 'abc' && 1, '' || 1
if [1 1 1], disp('all nonzero'), end
if [1 0 1], disp('no'), else, disp('some zero'), end
if [], disp('no'), else, disp('empty'), end
if 'abc', disp('text'), end
if [1 2; 3 4] > 0, disp('matrix'), end
while [1 1 0], disp('never'), end
if ~[0 0], disp('negated'), end
if [1 1] & [1 1], disp('elementwise'), end
if [1 0] | [0 1], disp('or all'), end
if any([1 0]) && all([1 1]), disp('both'), end
try, [1 2] == [1 2 3] && 1, catch e, disp(e.message), end
try, 1 && [], catch e, disp(e.message), end
try, {} || 1, catch e, disp(e.message), end
try, 'a' && struct(), catch e, disp(e.message), end
a = 1:3; b = a; if a == b, disp('equal'), end
if isequal(a, b) && ~isempty(a), disp('isequal'), end
x = 5; y = x > 3 && x < 10, z = x > 3 & x < 10, w = ~(x > 3) || x == 5, class(y)
