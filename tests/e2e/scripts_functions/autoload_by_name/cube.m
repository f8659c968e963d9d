function y = cube(x)
% CUBE third power; text is converted
if ischar(x), x = str2double(x); end
y = x.^3;
