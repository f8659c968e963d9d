% Options of eig that are unknown, or exclude each other.
1;
function t(varargin), try, eig(varargin{:}), catch e, disp(e.message), end, end
t([1 2;3 4],2), t([1 2;2 3],"abcd"), t([1 2;2 3],[1 2;2 3],false), t([1 2;2 3],"balance","nobalance"), t([1 2;2 3],"vector","matrix"), t([1 2;2 3],"matrix","vector"), t([1 2;2 3],"chol"), t([1 2;2 3],"qz"), t([1 2;2 3],"balance",3), t([1 2;2 3],"nobalance","balance")
