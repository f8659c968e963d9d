names = {'ann'; 'bob'}
data = {[1 2; 3 4], zeros(2,0), 'x'}
data{1}
data{:}
mixed = {-1.5, 1e10, NaN, Inf, 1:0}
celldisp({1,'a'}, 'q')
