handlers = struct('name', {}, 'fn', {});
handlers(end + 1) = struct('name', 'start', 'fn', @() disp('started'));
handlers(end + 1) = struct('name', 'tick', 'fn', @(n) printf('tick %d\n', n));
function fire(hs, name, varargin), for h = hs, if strcmp(h.name, name), h.fn(varargin{:}); end, end, end
fire(handlers, 'start'); for k = 1:2, fire(handlers, 'tick', k); end, fire(handlers, 'none');
prefix = '>> '; handlers(end + 1) = struct('name', 'start', 'fn', @() disp([prefix 'again'])); prefix = 'changed'; fire(handlers, 'start');
timer_ = @(f, n) arrayfun(@(k) f(k), 1:n); timer_(@(k) k ^ 2, 4), pred = {@(x) x > 0, @(x) mod(x, 2) == 0}; all_ = @(x) all(cellfun(@(p) p(x), pred)); all_(4), all_(3), all_(-2)
