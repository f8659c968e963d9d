function z = babai(R, y)
% BABAI  Babai's rounding: an integer vector z with R*z close to y.
%   R is upper triangular.
n = length(y);
z = zeros(n, 1);
z(n) = round(y(n)/R(n, n));
for k = n-1:-1:1
    par = R(k, k+1:n)*z(k+1:n);
    ck = (y(k) - par)/R(k, k);
    z(k) = round(ck);
end
