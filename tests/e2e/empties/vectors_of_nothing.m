% Vectors without elements are vectors: isvector and what asks it.
conv(zeros(1,0), [1 1])
try, conv([], [1 1]), catch e, disp(e.message), end
try, conv(zeros(0,1), [1 1]), catch e, disp(e.message), end
try, conv([1 1], zeros(1, 0)), catch e, disp(e.message), end
try, conv(zeros(1, 0), zeros(1, 0)), catch e, disp(e.message), end
try, conv([1;1], zeros(1, 0)), catch e, disp(e.message), end
try, conv(5, zeros(1, 0)), catch e, disp(e.message), end
try, conv(5, zeros(0, 1)), catch e, disp(e.message), end
try, conv(zeros(0,1), zeros(1,0)), catch e, disp(e.message), end
try, conv(zeros(1,0), [1 2 3], 'same'), catch e, disp(e.message), end
try, conv([1 2 3], zeros(1,0), 'same'), catch e, disp(e.message), end
try, conv([1 2 3], zeros(1,0), 'valid'), catch e, disp(e.message), end
try, conv('ab', 1), catch e, disp(e.message), end
try, conv(ones(2), 1), catch e, disp(e.message), end
isvector(zeros(1,0)), isvector([]), isvector(zeros(0,1)), isvector(5), isvector(ones(1,1,3))
try, deconv(zeros(1,0), 1), catch e, disp(e.message), end
try, filter(1, [1 .5], zeros(1,0)), catch e, disp(e.message), end
try, polyval([], 1:3), catch e, disp(e.message), end
try, polyval(zeros(1,0), 1:3), catch e, disp(e.message), end
try, polyfit([], [], 1), catch e, disp(e.message), end
try, roots([]), roots(zeros(1,0)), catch e, disp(e.message), end
try, interp1([1 2 3], [4 5 6], zeros(1,0)), catch e, disp(e.message), end
try, cross(zeros(1,0), zeros(1,0)), catch e, disp(e.message), end
try, dot(zeros(1,0), zeros(1,0)), catch e, disp(e.message), end
try, cumsum(zeros(1,0)), cumprod([]), catch e, disp(e.message), end
try, trapz(zeros(1,0)), trapz([]), catch e, disp(e.message), end
try, polyder([]), polyder(zeros(1,0)), polyint(zeros(1,0)), catch e, disp(e.message), end
try, kron(zeros(1,0), [1 2]), catch e, disp(e.message), end
try, median(zeros(1,0)), mode(zeros(1,0)), std(zeros(1,0)), var([]), catch e, disp(e.message), end
