% Ranges that have no values, and what is calculated from them.
size(1 ./ (1:0)), x = 5:3; y = x .^ 2, size(mod(7, x)), size(min(x, 3)), size(sqrt(x))
f = @(t) 1 ./ t; size(f(1:0))
n = 0; z = 2 ./ (1:n); size(z), sum(z), prod(1 - z), isempty(atan2(1, 3:n))
for k = 1:n
  disp(1 / k)
end
k, size(floor(x) / 2), size(1 ./ abs(0.5:0)), max(x - 1), any(x ./ x)
