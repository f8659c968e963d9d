m = containers.Map(); m('in') = containers.Map('b', 5);
try, m('in')('b') = 6, catch e, disp(e.message), end
p = inputParser; p.FunctionName = 'x'; m('p') = p;
try, m('p').FunctionName = 'y'; catch e, disp(e.message), end
s.m = m;
try, s.m('in')('b') = 7, catch e, disp(e.message), end
c = {m};
try, c{1}('in')('b') = 8, catch e, disp(e.message), end
try, m('in')('b') += 1; catch e, disp(e.message), end
try, m('in')('zz')('q') = 1; catch e, disp(e.message), end
q = m('in'); q('b') = 9; m('in')('b')
m('in')('b')
m('in').keys()
m('in').Count
try, m('nokey')('b') = 1; catch e, disp(e.message), end
