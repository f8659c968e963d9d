% Counting characters, and grids of one vector.
histc('mississippi', unique('mississippi'))
[n, b] = histc('abca', 'abc')
histc(3, 1:4)
histc(true, 0:1)
histc([1 2;3 1], 1:3)
try, histc({1},1), catch e, disp(e.message), end
try, histc(1i,1), catch e, disp(e.message), end
try, histc(1,1i), catch e, disp(e.message), end
a = ndgrid(1:3)
[a, b] = ndgrid(1:2)
[a, b, c] = ndgrid(1:2); size(a)
size(ndgrid(1:2,1:3,1:4))
size(meshgrid(1:3))
