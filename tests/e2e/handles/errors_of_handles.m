f = @(x) x + 1; g = @(x, y) x * y;
try, f(1, 2), catch e, disp(e.message), end
try, g(1), catch e, disp(e.message), end
try, f(), catch e, disp(e.message), end
try, f{1}, catch e, disp(e.message), end
try, f.x, catch e, disp(e.message), end
try, f + f, catch e, disp(e.message), end
try, [f g], catch e, disp(e.message), end
try, h = @nosuch; h(1), catch e, disp(e.message), end
try, feval(5), catch e, disp(e.message), end
try, str2func({'a'}), catch e, disp(e.message), end
try, func2str('a'), catch e, disp(e.message), end
try, x = @(a) undefined_in_body + a; x(1), catch e, disp(e.message), end
try, k = @() error('in:handle', 'from handle'); k(), catch e, disp(e.message), disp(e.identifier), end
try, l = @(c) c{3}; l({1, 2}), catch e, disp(e.message), end
try, m = @(s) s.zz; m(struct('a', 1)), catch e, disp(e.message), end
try, cellfun(f, {1, 'a', [1 2]}), catch e, disp(e.message), end
try, if f, end, catch e, disp(e.message), end
try, n = @() disp('x'); y = n(), catch e, disp(e.message), end
try, [a, b] = f(1), catch e, disp(e.message), end
try, ones(2)(f), catch e, disp(e.message), end
try, f(1) = 2, catch e, disp(e.message), end
