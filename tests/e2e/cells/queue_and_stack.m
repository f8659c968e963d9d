stack = {};
stack{end+1} = 1; stack{end+1} = 'two'; stack{end+1} = [3 3 3];
while ~isempty(stack)
  top = stack{end};
  stack(end) = [];
  disp(top);
end
queue = {'a', 'b'};
queue{end+1} = 'c';
front = queue{1}; queue(1) = [];
front, numel(queue), queue
queue = [{'z'}, queue]
queue = [queue(1:2), {'mid'}, queue(3:end)]
queue(strcmp(queue, 'b')) = []
pos = find(strcmp(queue, 'mid'))
queue([1 end]) = queue([end 1])
s = size(queue), isempty({}), isempty({[]}), numel({[]})
deque = cell(1, 0); deque{end+1} = 5; size(deque)
