function m = mean(x)
m = -sum(x(:));
