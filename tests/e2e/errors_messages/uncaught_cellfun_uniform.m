r = cellfun(@(x) numel(x), {1, 'ab', {}})
s = cellfun(@(x) [x x], {1, 2})
