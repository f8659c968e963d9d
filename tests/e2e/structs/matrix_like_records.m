r.re = 3; r.im = -4;
function z = cmul(a, b), z.re = a.re * b.re - a.im * b.im; z.im = a.re * b.im + a.im * b.re; end
function s = show(z), s = sprintf('%g%+gi', z.re, z.im); end
show(cmul(r, r)), show(cmul(r, struct('re', 0, 'im', 1)))
function p = point(x, y), p = struct('x', x, 'y', y); end
function d = dist(a, b), d = hypot(a.x - b.x, a.y - b.y); end
dist(point(0, 0), point(3, 4)), pts = [point(1, 2), point(3, 4), point(-1, 0)]; [~, k] = min(arrayfun(@(p) dist(p, point(0, 0)), pts)); pts(k), c = point(mean([pts.x]), mean([pts.y]))
