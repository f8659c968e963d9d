% What a root may be complex of is real where no element is below 0: zeros divide as of real numbers.
v = [0 1 4]; x = str2double({'0','4','-4'});
for a = x
  w = 1 ./ (sqrt(v + abs(a)) .* (1 - v)); disp(w)
  w = v ./ (log(v + 1) .* 2); disp(isreal(w))
  w = 1 ./ (sqrt(v - a) .* v); disp(isreal(w))
end
f = @(t) 1 ./ (sqrt(t) .* (t + 1));
disp(f(v)); disp(f(x(1))); disp(f([x(1) x(2)])); disp(isreal(f(x)))
g = @(t) [Inf 1 2] .* (t .^ 0.5); disp(g(v)); disp(isreal(g(v)))
disp(quadcc(@(t) 1 ./ (sqrt(t) .* (t + 1)), 0, 1) > 1.5)
