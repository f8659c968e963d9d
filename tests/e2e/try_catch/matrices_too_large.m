% functions whose results are larger than memory: the error can be caught
try, magic(1e7); catch e, disp(e.message), end
try, hilb(1e7); catch e, disp(e.message), end
try, toeplitz(1:1e7); catch e, disp(e.message), end
try, hankel(1:1e7); catch e, disp(e.message), end
try, wilkinson(1e7); catch e, disp(e.message), end
try, [a, b] = meshgrid(1:1e7, 1:1e7); catch e, disp(e.message), end
try, [a, b] = ndgrid(1:1e7, 1:1e7); catch e, disp(e.message), end
try, randperm(1e13); catch e, disp(e.message), end
try, postpad(1, 1e13); catch e, disp(e.message), end
try, blkdiag(1:1e7, (1:1e7)'); catch e, disp(e.message), end
disp(size(magic(4))), disp(nchoosek(1:4, 2)), disp(postpad([1 2], 4)), disp(hankel(1:3)), disp(nchoosek(1:3, 5)), disp(blkdiag(1, 2))
