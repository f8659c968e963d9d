% Count from 1: the first element is `v(1)`, the last one `v(end)`.
v = [3 1 2];
disp(v(0))
