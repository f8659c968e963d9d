function [R, seed] = standin(seed, top, m, n)
% STANDIN  Integers from 1 to top that are the same on every machine.
R = zeros(m, n);
for k = 1:m*n
    seed = mod(16807*seed, 2147483647);
    R(k) = 1 + floor(seed/2147483647*top);
end
