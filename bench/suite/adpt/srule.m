function Z = srule(a0, b0, tol0)
% SRULE  One application of Simpson's rule, as a row for the table.
h = (b0 - a0)/2;
c0 = (a0 + b0)/2;
Fa = 13 .* (a0 - a0.^2) .* exp(-3 .* a0 ./ 2);
Fc = 13 .* (c0 - c0.^2) .* exp(-3 .* c0 ./ 2);
Fb = 13 .* (b0 - b0.^2) .* exp(-3 .* b0 ./ 2);
S = h*(Fa + 4*Fc + Fb)/3;
Z = [a0 b0 S S tol0 tol0];
