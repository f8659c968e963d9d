feval('sin', 0), feval(@cos, 0), feval(@(x, y) x + y, 1, 2), f = 'max'; [m, i] = feval(f, [3 9 4]), feval('plus', 1, 2), feval(@plus, [1 2], 3), names = {'sum', 'prod', 'max'}; for n = names, printf('%s %d\n', n{1}, feval(n{1}, [1 2 3 4])); end
1;
function varargout = tell(varargin), printf('%d in, %d out\n', nargin, nargout); varargout = cell(1, nargout); varargout(:) = {0}; end
feval('tell'); feval(@tell, 1, 2); x = feval('tell', 'a'); [a, b] = feval(@tell);
try, feval('no_such'), catch e, disp(e.message), end
try, feval(5), catch e, disp(e.message), end
try, feval(), catch e, disp(e.message), end
is_function_handle(@tell), func2str(@tell), exist('tell'), exist('no_such'), exist('sin'), exist('x'), exist('x', 'var'), isvarname('x'), which_absent = 1, f = str2func('tell'); f(1); c = {@tell}; c{1}(); s.f = @tell; s.f(1, 2, 3); cellfun(@feval, {@() 1, @() 2}), arrayfun(@(k) feval(names{k}, [2 3]), 1:3), builtin('sin', 0), nargin('tell'), nargin(@(x) x), is_function_handle('tell'), func2str(@(x) x + 1), inputname_absent = 1, run_absent = 1; isa(@tell, 'function_handle'), g = @tell; g('z'), evalin_absent = 1; assert(feval(@() true))
