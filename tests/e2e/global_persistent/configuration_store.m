1;
function v = config(name, value)
  persistent store
  if isempty(store), store = struct('debug', false, 'level', 1); end
  if nargin == 0, v = store; return, end
  if nargin == 2, store.(name) = value; end
  if ~isfield(store, name), error('config:missing', 'no setting %s', name); end
  v = store.(name);
end
config('level'), config('level', 5); config('level'), config('new', 'x'), c = config(); fieldnames(c)'
try, config('nope'), catch e, disp(e.message), end
global COUNT; COUNT = 0;
function tick(), global COUNT; COUNT += 1; end
for k = 1:3, tick(); end, COUNT
function r = use_global_twice(), global COUNT; a = COUNT; tick(); r = [a COUNT]; end
use_global_twice()
global LIST; LIST = {}; function addto(x), global LIST; LIST{end + 1} = x; end
addto(1); addto('b'); LIST, numel(LIST)
