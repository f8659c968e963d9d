% Options of cellfun and arrayfun may be short; cellfun's names of old take none.
c = cellfun(@(x) [x x], {1,2}, 'unif', 0)
cellfun(@(x) [x x], {1,2}, 'UNI', false)
arrayfun(@(x) {x}, [1 2], 'un', 0)
cellfun(@(x) error('a'), {1}, 'Error', @(e,x) 3)
cellfun(@numel, {'ab', 'c'}, 'uniform', true)
cellfun('length', {'ab', 'c'}, 'Unif', false)
try, cellfun(@(x) x, {1,2}, 'u', 0), catch e, disp(e.message), end
try, cellfun(@(x) x, {1,2}, 'foo', 0), catch e, disp(e.message), end
try, cellfun(@(x) x, {1,2}, 'UniformOutputs', 0), catch e, disp(e.message), end
x = str2num(['[' sprintf('%d ', 1:3000) ']']); sum(x)
x = cellfun('length', {'ab','c'}, 'UniformOutput', false)
x = cellfun('isempty', {'ab',[]}, 'UniformOutput', false)
x = cellfun(@length, {'ab','c'}, 'UniformOutput', false)
x = cellfun('upper', {'ab','c'}, 'UniformOutput', false)
x = cellfun('isreal', {1, 1i}, 'UniformOutput', 0)
x = cellfun('ndims', {1, 1i}, 'UniformOutput', 0)
x = cellfun('prodofsize', {1, 1:3})
x = cellfun('isclass', {1, 'a'}, 'char')
x = cellfun('size', {1, [1 2]}, 2)
x = cellfun('islogical', {true, 'a'}, 'UniformOutput', 0)
x = cellfun('isnumeric', {true, 5}, 'UniformOutput', 0)
x = cellfun('numel', {true, 5}, 'UniformOutput', 0)
x = cellfun('columns', {true, 5}, 'UniformOutput', 0)
