c = cell(1, 4); [c{2:3}] = deal('m'); c, c(1) = {1}; [c{[1 4]}] = deal(10, 40); c
s(3).v = 1; [s(1:2).v] = deal(5, 6); [s.v], i = {1, ':'}; A = magic(3); A(i{:}), A(i{:}) = 0, B = cell(2); [B{:}] = deal(1, 2, 3, 4); B, [B{:, 1}] = deal('x'); B, x.y = cell(1, 2); [x.y{:}] = deal(7); x.y
