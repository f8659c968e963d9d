function i = escape(c, maxit)
% ESCAPE  Iterations of z^2 + c until z leaves the disc of radius 2.
z = c;
i = 0;
while (abs(z) < 2) & (i < maxit)
    z = z*z + c;
    i = i + 1;
end
