account.balance = 0;
account.deposit = @(acc, x) setfield(acc, 'balance', acc.balance + x);
account.show = @(acc) printf('balance %g\n', acc.balance);
account = account.deposit(account, 50);
account = account.deposit(account, 25.5);
account.show(account);
shapes = {struct('kind', 'circle', 'r', 2), struct('kind', 'rect', 'w', 3, 'h', 4)};
area.circle = @(s) pi * s.r^2;
area.rect = @(s) s.w * s.h;
for k = 1:2, printf('%s %.3f\n', shapes{k}.kind, area.(shapes{k}.kind)(shapes{k})); end
pipeline = {@(x) x * 2, @(x) x - 1, @(x) x .^ 2};
v = 1:3; for f = pipeline, v = f{1}(v); end, v
dispatch = containers.Map(); dispatch('inc') = @(x) x + 1; dispatch('neg') = @(x) -x;
fn = dispatch('neg'); fn(5), g = dispatch('inc'); g(g(1))
memo = @(n) n; lazy = @(c, a, b) {b, a}{c + 1}(); lazy(true, @() 'then', @() 'else'), lazy(false, @() 1, @() 2)
make_poly = @(c) @(x) polyval(c, x); p = make_poly([1 0 -1]); p(3), p([0 1 2])
compose = @(varargin) @(x) cellfun(@(f) f(x), varargin); h = compose(@sin, @cos, @(t) t); h(0)
