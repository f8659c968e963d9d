x = [-8 NaN 4 0] .^ 0.5
y = x .* 0
z = single([-8 NaN 4]) .^ 0.5
w = [NaN -1] .^ [0.5 2]
