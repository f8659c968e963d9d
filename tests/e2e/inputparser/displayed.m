p = inputParser
disp(p)
p.FunctionName = 'foo'; p.addRequired('q'); p.addRequired('a'); p.addSwitch('z'); p.addParameter('b', 1);
p
p.Parameters
s.p = p
c = {p}
