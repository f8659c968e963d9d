f = {@() deal(1, 2), @(x) x + 1, @size};
[a, b] = f{1}()
c = f{2}(3)
[r, q] = f{3}(zeros(2, 3))
s.h = {@max};
[m, k] = s.h{1}([3 9 2])
s.fn = @(v) deal(v, v * 2);
[p, w] = s.fn(4)
t = struct('g', {@min, @max});
[x, y] = t(2).g([4 8 1])
g = @() f;
try
[u, v] = f{2}(1);
catch e, disp(e.message), end
interp1([1 2 3], [4 5 6], [1.5 NaN 2.5])
interp1([1 2 3], [4 5 6], [NaN 0 4])
interp1([1 2 3], [4 5 6], [NaN; 0; 4], 'linear', 'extrap')
interp1([1 2 3], [4 5 6], [NaN; 0; 4], 'nearest')
interp1([1 2 3], [4 5 6], [NaN; 0; 4], 'nearest', 0)
interp1([1 2 3 4], [4 5 6 1], [NaN 1.5], 'spline')
interp1([1 2 3 4], [4 5 6 1], [NaN 1.5 9], 'pchip')
interp1([1 2 3 4], [4 5 6 1], [NaN 1.5 9], 'cubic')
interp1([1 2 3 4], [4 5 6 1], [NaN 1.5 9], 'previous')
interp1([1 2 3 4], [4 5 6 1], [NaN 1.5 9], 'next')
interp1([1 2 3 4], [4 5 6 1; 1 2 3 4]', [NaN 1.5 9])
interp1([4 5 6], [NaN 1.5 2])
