disp({1, 2})
disp({'a'; 'b'})
disp({})
disp(cell(2, 0))
disp({[1 2 3], {4}})
x = {1, 2}; x
x(1)
x{1}
x{:}
x(:)
x'
cell(1, 3)
cell(2)
