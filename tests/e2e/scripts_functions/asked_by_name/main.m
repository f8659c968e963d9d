1;
function y = typed(x)
  y = x;
end
function ask(names)
  local_value = 3;
  for k = 1:numel(names)
    name = names{k};
    printf('%s: %d %d %d\n', name, exist(name), exist(name, 'file'), exist(name, 'var'));
    [~, file, kind] = fileparts(which(name));
    if exist(name) ~= 1 && exist(name) ~= 5
      disp([file kind])
    end
  end
end
ask({'tool_a', 'tool_b', 'tool_a.m', 'typed', 'behind', 'secret_tool', 'local_value', 'sin', 'nothing'})
for letter = 'abc'
  name = ['tool_' letter];
  if exist(name) == 2
    printf('%s is there\n', name)
  elseif isempty(which(name))
    printf('%s is missing\n', name)
  end
end
disp(tool_a())
exist('secret_tool')
names = {'letter', 'typed', 'ask', 'no_variable'};
cellfun(@(n) exist(n), names)
