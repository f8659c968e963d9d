1;
function r = guarded (opt, n)
  r = cellfun (@(x) error ('no'), {n}, opt, @(varargin) 3, 'UniformOutput', false);
end
function r = each_of (opt, n)
  r = arrayfun (@(x) error ('no'), n, opt, @(varargin) 3, 'UniformOutput', false);
end
% Both options of cellfun and arrayfun, in either order, and by any case of letters.
handler = @(err, varargin) {err.index, numel(varargin)};
q = cellfun (@(x) error ('my:id', 'bad'), {7}, 'ErrorHandler', @(err, x) {err.message, err.identifier, err.index}, 'UniformOutput', false); q{1}
q = cellfun (@(x) error ('my:id', 'bad'), {7}, 'UniformOutput', false, 'ErrorHandler', handler);
size (q), q{1}
r = arrayfun (@(x) error ('no'), 1:3, 'ErrorHandler', handler, 'UniformOutput', false);
size (r), r{3}
r = arrayfun (@(x, y) error ('no'), 5, 1:2, 'uniformoutput', false, 'errorhandler', handler);
size (r), r{2}
s = cellfun (@numel, {1, 'ab', []}, 'ErrorHandler', handler, 'uniformOutput', true);
disp (s), disp (size (s))
t = cellfun (@(x) [x, x], {4}, 'ErrorHandler', handler, 'UniformOutput', 0)
u = arrayfun (@(x) {x}, 3, 'ErrorHandler', handler, 'UniformOutput', false)
for k = 1:2
  v = cellfun (@(x) x(3), {1:3, 1:2}, 'UniformOutput', false, 'ErrorHandler', @(e, x) e.message);
end
v
names = {'ErrorHandler', 'errorHANDLER'};
for k = 1:2
  r = guarded (names{k}, k);
  disp (size (r)), disp (r{1})
  r = each_of (names{k}, k);
  disp (size (r)), disp (r{1})
end
