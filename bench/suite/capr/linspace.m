function y = linspace(d1, d2, n)
% LINSPACE  Equally spaced points; stands in front of the library's own.
y = [d1+(0:n-2)*(d2-d1)/(n-1) d2];
