% Deletions of one element, row or column, of arrays whose extents are known.
x = [1 2 3 4 5 6];
for k = [0 3 7 2.5 -1]
 y = x; try, y(k) = []; catch e, disp(e.message), end, disp(size(y))
 A = magic(3); try, A(k,:) = []; catch e, disp(e.message), end, disp(size(A))
 c = {1,2,3}; try, c(k) = []; catch e, disp(e.message), end, disp(size(c))
 s = struct('a', {1,2,3}); try, s(k) = []; catch e, disp(e.message), end, disp(size(s))
end
for k = [true false]
 y = x; y(k) = []; disp(size(y)); z = 5; z(k) = []; disp(size(z))
end
w = [1;2]; w(1) = []; disp(size(w)); w(1) = []; disp(size(w))
