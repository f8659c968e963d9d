try, x = size(3, NaN), catch e, disp(e.message), end
try, x = [1 2 3]; y = x(Inf), catch e, disp(e.message), end
try, x = [1 2 3]; y = x(NaN), catch e, disp(e.message), end
try, x = rot90([1 2 3], 0.5), catch e, disp(e.message), end
try, x = ones(2, -Inf), catch e, disp(e.message), end
a = rem(Inf, 3), b = mod(-Inf, 2), c = fix(Inf), d = fix(NaN)
e1 = mod(NaN, 3), f = rem(3, NaN), g = floor(-Inf), h = round(Inf)
try, x = permute(1:3, [1 Inf]), catch e, disp('no order'), end
try, x = bitor(int8(zeros(0, 3)), int8(zeros(0, 3))), catch e, disp(e.message), end
