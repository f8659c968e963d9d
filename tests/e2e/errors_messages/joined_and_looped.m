1;
% Functions that join structs and handles with nothing, dimensions of cat, and what for can't loop over.
s = struct('a', 1); t = struct('a', {1, 2});
function try_it(f), try, r = f(), catch e, disp(e.message), end, end
try_it(@() horzcat([], s))
try_it(@() horzcat(s, []))
try_it(@() vertcat([], s))
try_it(@() cat(2, s, ''))
try_it(@() horzcat(int8([]), s))
try_it(@() horzcat([], t))
try_it(@() size(horzcat(t, [])))
try_it(@() size([s, []]))
try_it(@() horzcat('', @sin))
try_it(@() horzcat({}, @sin))
try_it(@() cat('a', 1))
try_it(@() cat({}, 1))
try_it(@() cat([], 1))
try_it(@() cat(1.5, 1, 2))
try_it(@() cat(-1, 1))
m = containers.Map('x', 1); none = containers.Map();
try, c = [m; none]; keys(c), catch e, disp(e.message), end
try, c = [none; none], catch e, disp(e.message), end
try, c = [m; 1], catch e, disp(e.message), end
try, c = [m, 1], catch e, disp(e.message), end
try, for i = m, class(i), end, catch e, disp(e.message), end
try
  if true
    for i = @sin, end
  end
catch e, disp(e.message), end
text = '  for k = @sin, end';
try, eval(text), catch e, disp(e.message), end
for (k = @cos) k, end
