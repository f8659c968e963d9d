c = {uint8([1 2; 3 4]), int16(-7)}
d = {single([0.5 1.25]), [true false]}
e = {1:0, zeros(3,0), ''}
f = {['ab'; 'cd'], 'row'}
g = {[0.001 1000], [1e6 1]}
h = {reshape(1:8, 2, 2, 2)}
k = {-1, [-1 2]}
l = {@sin, @(a, b) a * b}
