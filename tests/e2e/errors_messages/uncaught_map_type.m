m = containers.Map('KeyType', 'double', 'ValueType', 'any');
m(1) = 'one';
disp(m(1))
m('two') = 2;
