function main
% main function first, helpers below, as MATLAB people write files
x = [3 1 2];
y = prepare(x);
disp(y)
[s, p] = both(y);
fprintf('sum %d, product %d\n', s, p);
show_all(1, 'two', [3 3]);

function y = prepare(x)
y = sort(x);
y = scale(y, 2);

function y = scale(x, f)
y = x * f;

function [s, p] = both(x)
s = sum(x);
p = prod(x);

function show_all(varargin)
for k = 1:nargin
    disp(class(varargin{k}))
end
