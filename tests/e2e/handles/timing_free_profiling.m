calls = 0; f = @(x) x; names = {'sq', 'cu'}; fns = {@(x) x .^ 2, @(x) x .^ 3};
for k = 1:2, r = fns{k}(1:3); printf('%s: %s\n', names{k}, mat2str(r)); end
m = cell2struct(fns, names, 2); m.sq(5), fieldnames(m)', g = m.cu; g(2), isequal(g, m.cu), h = @m_missing; func2str(h), try, h(1), catch e, disp(e.message), end
k = {@sin, @(x) x, 'cos'}; cellfun(@(f) class(f), k, 'UniformOutput', false), feval(k{3}, 0), feval(k{1}, 0), is_function_handle(k{3}), cellfun(@(f) feval(f, 0), k), q = @() disp('side effect'); q(); q(), p = @(a, b) a; p(1), try, p(), catch e, disp(e.message), end
