1;
function r = cnt(varargin), persistent n = 0; if nargin && ischar(varargin{1}), n = 0; r = n; return, end, n += 1 + (nargin > 0) * (numel(varargin) && varargin{1} - 1); r = n; end
cnt(), cnt(), cnt(10), cnt('reset'), cnt()
global total = 5
function add(k), global total; total += k; end
add(3); add(-1); total
