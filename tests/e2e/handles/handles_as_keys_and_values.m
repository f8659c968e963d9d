f = {@abs, @(x) x, @sqrt}; names = cellfun(@func2str, f, 'UniformOutput', false)
any(strcmp(names, 'sqrt')), g = str2func(names{1}); g(-2), h = str2func(names{2}); h(5), isequal(f{1}, g), m = containers.Map(names([1 3]), f([1 3])); k = m('sqrt'); k(49), s = cell2struct(f([1 3])', names([1 3])', 1); s.abs(-7), cellfun(@(q) q(4), f)
