1;
% handles of graphics objects where nothing is drawn: only the root exists
function kind = first_argument(varargin)
  try
    get(varargin{1});
    kind = 'a handle';
  catch err
    kind = ['data: ' err.message];
  end
end
disp(first_argument(-5, 2))
disp(first_argument('a'))
disp(first_argument({1}))
try, set(7, 'Position', 1), catch err, disp(err.message), end
set([], 'Position', 1);
a = ishandle([2 0 -1; 3 0 0])
b = [ishghandle(0) isgraphics('a') isfigure(0) isaxes(0)]
c = ishandle({1, 2})
d = isfigure([1 2 3])
