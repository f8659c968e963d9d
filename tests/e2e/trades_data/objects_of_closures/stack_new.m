function s = stack_new()
data = {};
s.push = @push; s.pop = @pop; s.peek = @() peek_(); s.size = @() numel_();
  function push(v), data{end+1} = v; end
  function v = pop()
    if isempty(data), error('stack:empty', 'Stack is empty'); end
    v = data{end}; data(end) = [];
  end
  function v = peek_(), v = data{end}; end
  function n = numel_(), n = numel(data); end
end
