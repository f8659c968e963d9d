s = struct('a', {1, 2});
s(2).a
s(3).a
