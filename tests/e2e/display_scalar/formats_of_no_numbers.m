format short eng
x = NaN
x = Inf
x = -Inf
x = [NaN 1]
x = [NaN NaN]
x = {NaN, 5}
x = single(NaN)
x = NaN+1i
x = [Inf 1e5]
disp(NaN), disp(-Inf)
format long eng
x = NaN
x = Inf
disp(NaN)
x = single(NaN)
x = NA
format long e
x = NaN
x = Inf
format short e
x = NaN
x = [NaN 1]
format short g
x = NaN
x = -Inf
x = [NaN 1.5 1e10]
format long g
x = NaN
x = [NaN 1.5]
format bank
x = NaN
x = [NaN 1.5]
x = Inf
format rat
x = NaN
x = [NaN 1.5]
x = Inf
x = pi
format hex
x = NaN
format +
x = NaN
x = [1 -1 0 NaN]
format
output_precision(4)
x = pi
x = [pi 100]
output_precision(5)
x = pi
output_precision(16)
x = pi
x = 0.1
x = [0.1 0.2]
x = 1/3
x = single(1/3)
