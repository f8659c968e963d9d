% What convhull takes as options and says of its arguments; checks of optional arguments must give a value.
x = [0 1 1 0 0.5]'; y = [0 0 1 1 0.5]';
try, convhull (x, y, true), catch err, disp (err.message), end
try, convhull (x, y, {1}), catch err, disp (err.message), end
try, convhull (x, {1}), catch err, disp (err.message), end
try, convhull ([x y], true), catch err, disp (err.message), end
try, convhull (x, y, x, 3), catch err, disp (err.message), end
try, convhull (x, y(1:2)), catch err, disp (err.message), end
try, convhull (x, y, x(1:2)), catch err, disp (err.message), end
try, convhull (x), catch err, disp (err.message), end
try, convhull (x, 'Qt'), catch err, disp (err.message), end
try, convhull ([x x x x]), catch err, disp (err.message), end
try, convhull (ones (2, 2, 2)), catch err, disp (err.message), end
h = convhull (x, y, {'Qt'});
h = sort (h(1:end-1))'
h = convhull (x, y, []); numel (h)
try, verLessThan ('matlab', '7.1'), catch err, disp (err.message), end
try, verLessThan (3, '7.1'), catch err, disp (err.message), end
try, verLessThan ('Octave', '7.1'), catch err, disp (err.message), end
p = inputParser;
p.addOptional ('n', 1, @(x) validateattributes (x, {'numeric'}, {'positive'}));
try, p.parse (3), disp (p.Results.n), catch err, disp (err.message), end
q = inputParser;
q.addParameter ('n', 1, @(x) validateattributes (x, {'numeric'}, {'positive'}));
try, q.parse ('n', 3), disp (q.Results.n), catch err, disp (err.message), end
q = inputParser;
q.addRequired ('n', @(x) assert (x > 2));
try, q.parse (3), disp (q.Results.n), catch err, disp (err.message), end
try, q.parse (1), disp (q.Results.n), catch err, disp (err.message), end
q = inputParser;
q.addOptional ('n', 5, @(x) []);
try, q.parse (3), disp (q.Results.n), catch err, disp (err.message), end
try, delaunay (x, y, true), catch err, disp (err.message), end
try, size (delaunay (x, y', [])), catch err, disp (err.message), end
