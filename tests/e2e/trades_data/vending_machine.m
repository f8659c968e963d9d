% Vending machine state machine
1;
function m = vm_new()
  m.state = 'idle';
  m.credit = 0;
  m.stock = struct('cola', {{3, 1.50}}, 'chips', {{1, 0.75}}, 'gum', {{0, 0.25}});
  m.log = {};
end
function m = vm_event(m, ev, arg)
  if nargin < 3, arg = []; end
  switch m.state
    case 'idle'
      switch ev
        case 'coin'
          m.credit += arg;
          m.state = 'ready';
        case {'select', 'refund'}
          m.log{end+1} = ['ignored ' ev];
        otherwise
          m.log{end+1} = sprintf('unknown event %s', ev);
      end
    case 'ready'
      switch lower(ev)
        case 'coin'
          m.credit = m.credit + arg;
        case 'select'
          if ~isfield(m.stock, arg)
            m.log{end+1} = ['no such item ' arg];
          else
            e = m.stock.(arg);
            if e{1} == 0
              m.log{end+1} = [arg ' sold out'];
            elseif e{2} > m.credit
              m.log{end+1} = sprintf('need %.2f more for %s', e{2} - m.credit, arg);
            else
              m.stock.(arg){1} -= 1;
              m.credit -= e{2};
              m.log{end+1} = sprintf('vend %s', arg);
              if m.credit < 1e-9, m.state = 'idle'; m.credit = 0; end
            end
          end
        case 'refund'
          m.log{end+1} = sprintf('refund %.2f', m.credit);
          m.credit = 0;
          m.state = 'idle';
      end
    otherwise
      error('bad state');
  end
end
m = vm_new();
events = {{'select','cola'}, {'coin', 1}, {'select','cola'}, {'coin', 0.5}, {'select','cola'}, ...
  {'coin', 1}, {'select','gum'}, {'select','pizza'}, {'select','chips'}, {'select', 'chips'}, {'refund'}, {'kick'}};
for k = 1:numel(events)
  ev = events{k};
  before = m.state;
  m = vm_event(m, ev{:});
  fprintf('%2d %-7s %-6s -> %-6s %.2f\n', k, ev{1}, before, m.state, m.credit);
end
fprintf('%s\n', m.log{:});
m
m.stock.cola
s = m.stock;
left = structfun(@(c) c{1}, s)
names = fieldnames(s);
soldout = names(left == 0)
v = structfun(@(c) c{1} * c{2}, s, 'UniformOutput', false)
