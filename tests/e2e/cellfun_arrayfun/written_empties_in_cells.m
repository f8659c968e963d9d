% A function is given a plain empty matrix, though the cell holds one as it was written.
try, cellfun(@(q) q + {1}, {[]}), catch e, disp(e.message), end
try, cellfun(@plus, {[]}, {{1}}), catch e, disp(e.message), end
try, cellfun('plus', {{1}, 2}, {[], 3}), catch e, disp(e.message), end
c = cellfun(@(q) q, {[], '', ""}, 'UniformOutput', false)
try, cellfun(@(q) [q, 1] + {}, {[], ''}, 'ErrorHandler', @(s, q) disp(s.message)), catch e, disp(e.message), end
