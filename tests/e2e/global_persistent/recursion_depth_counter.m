1;
function r = deep(n)
  persistent level maxlevel
  if isempty(level), level = 0; maxlevel = 0; end
  level++; maxlevel = max(level, maxlevel);
  if n > 0, deep(n - 1); end
  level--; r = maxlevel;
end
deep(3), deep(1), deep(6)
global trace_; trace_ = {}; function walk(n), global trace_; trace_{end + 1} = sprintf('in%d', n); if n, walk(n - 1); end, trace_{end + 1} = sprintf('out%d', n); end
walk(2); strjoin(trace_, ' ')
