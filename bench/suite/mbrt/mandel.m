function M = mandel(N, maxit)
% MANDEL  Iteration counts over [-1.5, 0.5] x [-1, 1], about N points.
side = round(sqrt(N));
xa = -1.5;
xb = 0.5;
ya = -1;
yb = 1;
dx = (xb - xa)/(side - 1);
dy = (yb - ya)/(side - 1);
M = zeros(side, side);
for x = 0:side-1
    for y = 0:side-1
        M(y+1, x+1) = escape(xa + x*dx + i*(ya + y*dy), maxit);
    end
end
