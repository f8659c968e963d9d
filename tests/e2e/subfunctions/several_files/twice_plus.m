function r = twice_plus(x, y)
if nargin < 2
    y = 100;
end
r = 2*x + y;
