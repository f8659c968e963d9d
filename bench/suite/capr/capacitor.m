function cap = capacitor(a, b, c, d, n, tol, rel)
% CAPACITOR  Capacitance per length of two coaxial rectangles, in pF/m.
%   a, b   width and height of the inner conductor
%   c, d   width and height of the outer conductor
%   n      number of cells along x (half the outer width)
%   tol    relative tolerance of the capacitance
%   rel    relaxation parameter
h  = 0.5*c/n;                     % cell size
na = round(0.5*a/h);
x  = linspace(0, 0.5*c, n+1);
m  = round(0.5*d/h);
mb = round(0.5*b/h);
y  = linspace(0, 0.5*d, m+1);

f = zeros(n+1, m+1);
mask = ones(n+1, m+1)*rel;
for i = 1:na+1
    for j = 1:mb+1
        mask(i, j) = 0;           % the inner conductor stays at 1 V
        f(i, j) = 1;
    end
end

oldcap = 0;
for iter = 1:1000
    f = seidel(f, mask, n, m, na, mb);
    cap = gauss(n, m, h, f);
    if (abs(cap - oldcap)./cap < tol)
        break
    else
        oldcap = cap;
    end
end
