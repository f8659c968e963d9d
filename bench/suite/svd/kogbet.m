function [U, S, V] = kogbet(A)
% KOGBET  Singular values by Kogbetliantz' two-sided rotations.
%   S = kogbet(A) gives the singular values as a column;
%   [U, S, V] = kogbet(A) gives A = U*S*V'.
n = size(A, 1);
U = eye(n);
V = eye(n);
limit = times(eps, norm(A, 'fro'));
sweeps = 0;
while gt(off(A), limit) && sweeps < 50
    for p = 1:minus(n, 1)
        for q = plus(p, 1):n
            [c1, s1, c2, s2] = angles(A([p q], [p q]));
            J = [c1 s1; uminus(s1) c1];
            K = [c2 s2; uminus(s2) c2];
            A([p q], :) = mtimes(transpose(J), A([p q], :));
            A(:, [p q]) = mtimes(A(:, [p q]), K);
            U(:, [p q]) = mtimes(U(:, [p q]), J);
            V(:, [p q]) = mtimes(V(:, [p q]), K);
        end
    end
    sweeps = plus(sweeps, 1);
end
if nargout <= 1
    U = abs(diag(A));
else
    S = diag(abs(diag(A)));
    for k = 1:n
        if lt(A(k, k), 0)
            U(:, k) = uminus(U(:, k));
        end
    end
end
end

function s = off(A)
s = sum(sum(abs(minus(A, diag(diag(A))))));
end

function [c1, s1, c2, s2] = angles(B)
% First make B symmetric, then diagonal.
t = rdivide(minus(B(2, 1), B(1, 2)), plus(B(1, 1), B(2, 2)));
if isnan(t)
    t = 0;
end
if isinf(t)
    c = 0;
    s = 1;
else
    c = rdivide(1, sqrt(plus(1, power(t, 2))));
    s = times(c, t);
end
B = mtimes([c s; uminus(s) c], B);
if eq(B(1, 2), 0)
    c2 = 1;
    s2 = 0;
else
    r = rdivide(minus(B(2, 2), B(1, 1)), times(2, B(1, 2)));
    t = rdivide(sign(r), plus(abs(r), sqrt(plus(1, power(r, 2)))));
    c2 = rdivide(1, sqrt(plus(1, power(t, 2))));
    s2 = times(c2, t);
end
c1 = plus(times(c, c2), times(s, s2));
s1 = minus(times(c, s2), times(s, c2));
end

function s = sign(x)
% Unlike the library's: zero counts as positive.
if x >= 0
    s = 1;
else
    s = -1;
end
end
