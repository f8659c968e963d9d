% a logger keeps its lines between calls
1;
function out = logger(cmd, varargin)
  persistent lines_ total
  if isempty(lines_) && ~iscell(lines_)
    lines_ = {};
    total = 0;
  end
  switch cmd
    case 'add'
      lines_{end+1} = sprintf(varargin{:});
      total = total + numel(lines_{end});
    case 'dump'
      for k = 1:numel(lines_)
        printf('%02d: %s\n', k, lines_{k});
      end
    case 'total'
      out = total;
    case 'reset'
      lines_ = {}; total = 0;
  end
end
logger('add', 'start %d', 1);
logger('add', 'value=%5.2f', pi);
logger('add', 'done');
logger('dump');
t = logger('total')
logger('reset');
logger('dump');
t = logger('total')
