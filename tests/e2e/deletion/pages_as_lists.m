% deletion from pages that one subscript numbers
1;
function r = g(m), m(m == 5) = []; r = m; end
m = cat(3, 5, 6, 7, 8); m(logical([1 1 0 0])) = []; size(m)
m = cat(3, 5, 6, 7, 8); m(logical([0 1 1 0])) = []; size(m)
m = cat(3, 5, 6, 7, 8); m(logical([0 0 1 1])) = []; size(m)
m = cat(3, 5, 6, 7, 8); m(logical([1 0 1 0])) = []; size(m)
m = cat(3, 5, 6, 7, 8); m(logical([1 0 0 0])) = []; size(m)
m = cat(3, 5, 6, 7, 8); m(logical([0 0 0 1])) = []; size(m)
m = cat(3, 5, 6, 7, 8); m(logical([1])) = []; size(m)
m = cat(3, 5, 6, 7, 8); m(2:3) = []; size(m)
m = cat(3, 5, 6, 7, 8); m(2) = []; size(m)
m = cat(3, 5, 6, 7, 8); m([2 3]) = []; size(m)
m = cat(3, 5, 6, 7, 8); m(logical([1 1 1 1])) = []; size(m)
m = cat(3, 5, 5); m(m == 5) = []
m = cat(3, 5, 6, 7); m(2) = []
m = cat(3, 5, 6, 7); m(m > 5) = []
m = cat(3, 5, 6, 7); m([]) = []
m = cat(3, 5, 6, 7); m(:) = []
m = ones(2,1,2); try, m(2) = [], catch e, disp(e.message), end
m = ones(2,1,2); try, m(m > 0) = [], catch e, disp(e.message), end
m = ones(2,2,2); try, m(m > 0) = [], catch e, disp(e.message), end
m = ones(2,2,2); try, m(logical(zeros(2,2,2))) = [], catch e, disp(e.message), end
m = ones(1,2,2); try, m(1:2) = [], catch e, disp(e.message), end
m = ones(2,2); try, m(m > 0) = [], catch e, disp(e.message), end
m = {1}; m(:,:,2) = {2}; m(1) = []
m = cat(3, 5, 6, 7); m(1,1,2) = []
m = cat(3, 5, 6, 7); m(:,:,[1 3]) = []
m = cat(4, 5, 6, 7); m(2) = []
g(cat(3,5,5)), g(cat(3,5,6)), g([5 6 5]), g([5;6]), g(5), g(zeros(1,0)), g(zeros(0,1)), g(ones(2,2))
m = cat(3, 5, 6); m([1 2]) = []
m = cat(3, 5, 6); m([2 1]) = []
m = cat(3, 5, 6, 7); m([1 3]) = []
m = cat(3, 5, 6, 7); m([1 3 2]) = []
m = cat(3, 5, 6, 7); m(logical([1 0 1])) = []
m = cat(3, 5, 6, 7); m(logical([1 1 1])) = []
m = cat(3, 5, 6, 7); m(1:3) = []
m = cat(3, 5, 6, 7); m(3:-1:1) = []
m = {1}; m(:,:,2) = {2}; m(1:2) = []
m = cat(4, 5, 6); m(1:2) = []
