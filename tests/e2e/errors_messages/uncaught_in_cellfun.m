disp('start')
c = {1, 'a', []};
r = cellfun(@(x) x(1) + 1, c)
