1;
function varargout = defaults(given, varargin), for k = 1:numel(varargin), if k <= numel(given) && ~isempty(given{k}), varargout{k} = given{k}; else, varargout{k} = varargin{k}; end, end, end
[a, b, c] = defaults({1, []}, 10, 20, 30)
[a, b] = defaults({}, 'x', {})
args = {5, [], 'z'}; [p, q, r] = defaults(args, 0, 0, 'd')
x = cell(1, 3); x(cellfun(@isempty, x)) = {0}, y = {1, []; [], 4}; y(cellfun(@isempty, y)) = {NaN}; cell2mat(y), z = [args, cell(1, 2)]; numel(z), z{5}, isempty(z{4})
