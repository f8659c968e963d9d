% clear all in front of globals that are declared with values
1;
a = 7;
clear all
x = 5;
global g1 = [1 2 3] g2 = 'two'
g1(end+1) = 4; g1, g2
function gr(), global g1; g1(end+1) = 9; g1(1) = []; end
gr(); g1
global h1 = 3 + 4 h2 = {1,'a'} h3
h1, h2, h3
clear -global h1
global h1
h1
global m1 = -2 m2 = -3;
m1, m2
