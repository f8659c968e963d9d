function [SRmat, quad, err] = adapt(a, b, sz_guess, tol)
% ADAPT  Adaptive Simpson quadrature of a fixed integrand.
%
%   [SRmat, quad, err] = adapt(a, b, sz_guess, tol) integrates
%   13*(x - x^2)*exp(-3*x/2) over [a, b].  SRmat has a row for every
%   subinterval:  [left right simpson refined error tolerance].

SRmat = zeros(sz_guess, 6);
h = (b - a)/2;
c = (a + b)/2;
Fa = 13 .* (a - a.^2) .* exp(-3 .* a ./ 2);
Fc = 13 .* (c - c.^2) .* exp(-3 .* c ./ 2);
Fb = 13 .* (b - b.^2) .* exp(-3 .* b ./ 2);
S = h*(Fa + 4*Fc + Fb)/3;
SRvec = [a b S S tol tol];
SRmat(1, 1:6) = SRvec;
m = 1;
state = 0;                       % 0: something may still change

while state == 0
    n = m;
    state = 1;
    for l = n:-1:1
        p = l;
        SR0vec = SRmat(p, :);
        err = SR0vec(5);
        tol = SR0vec(6);
        if tol <= err
            % not settled yet: cut the interval in two
            a0 = SR0vec(1);
            b0 = SR0vec(2);
            c0 = (a0 + b0)/2;
            tol2 = tol/2;
            SR1vec = srule(a0, c0, tol2);
            SR2vec = srule(c0, b0, tol2);
            err = abs(SR0vec(3) - SR1vec(3) - SR2vec(3))/10;
            if err < tol
                SRmat(p, :) = SR0vec;
                SRmat(p, 4) = SR1vec(3) + SR2vec(3);
                SRmat(p, 5) = err;
            else
                SRmat(p+1:m+1, :) = SRmat(p:m, :);
                m = m + 1;
                SRmat(p, :) = SR1vec;
                SRmat(p+1, :) = SR2vec;
                state = 0;
            end
        end
    end
end

quad = sum(SRmat(1:m, 4));
err = sum(abs(SRmat(1:m, 5)));
SRmat = SRmat(1:m, 1:6);
