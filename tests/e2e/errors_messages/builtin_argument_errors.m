try, zeros('a'), catch e, disp(e.message), end
try, ones({1}), catch e, disp(e.message), end
try, reshape(1:6, 4, 2), catch e, disp(e.message), end
try, reshape(1:6, [], []), catch e, disp(e.message), end
try, repmat(), catch e, disp(e.message), end
try, cat(1, {1}, struct('a', 1)), catch e, disp(e.message), end
try, str2func(1), catch e, disp(e.message), end
try, cellfun(@(x) [x x], {1, 2}), catch e, disp(e.message), end
try, cellfun(@numel, 5), catch e, disp(e.message), end
try, arrayfun(@(x) 'ab', 1:2), catch e, disp(e.message), end
try, cell2mat({1, 'a'}), catch e, disp(e.message), end
try, fieldnames(5), catch e, disp(e.message), end
try, rmfield(struct('a', 1), 'b'), catch e, disp(e.message), end
try, struct('a'), catch e, disp(e.message), end
try, struct('a', {1 2}, 'b', {1 2 3}), catch e, disp(e.message), end
try, struct(5), catch e, disp(e.message), end
try, getfield(struct('a', 1), 'b'), catch e, disp(e.message), end
try, setfield(5), catch e, disp(e.message), end
try, strjoin(5), catch e, disp(e.message), end
try, strsplit(1), catch e, disp(e.message), end
try, regexp('a'), catch e, disp(e.message), end
try, regexprep('a', 'b'), catch e, disp(e.message), end
try, str2double(), catch e, disp(e.message), end
try, num2str({1}), catch e, disp(e.message), end
try, upper(1), catch e, disp(e.message), end
try, strcat(), catch e, disp(e.message), end
try, inv([1 2 3]), catch e, disp(e.message), end
try, det('abc'), catch e, disp(e.message), end
try, chol([1 2; 3 4] - 10), catch e, disp(e.message), end
try, eig([1 2 3]), catch e, disp(e.message), end
try, [1 2; 3 4] \ [1; 2; 3], catch e, disp(e.message), end
try, cross([1 2], [3 4]), catch e, disp(e.message), end
try, dot([1 2], [1 2 3]), catch e, disp(e.message), end
try, kron(), catch e, disp(e.message), end
try, norm({1}), catch e, disp(e.message), end
try, interp1([1 2], [1 2 3], 1.5), catch e, disp(e.message), end
try, polyfit([1 2], [1 2 3], 1), catch e, disp(e.message), end
try, polyval({1}, 2), catch e, disp(e.message), end
try, sort({1, 2}), catch e, disp(e.message), end
try, unique({1, 2}), catch e, disp(e.message), end
try, ismember({1}, {2}), catch e, disp(e.message), end
try, sum('a', 'b'), catch e, disp(e.message), end
try, sum({1}), catch e, disp(e.message), end
try, cumsum({1}), catch e, disp(e.message), end
try, max({1}), catch e, disp(e.message), end
try, mean({1}), catch e, disp(e.message), end
try, mean('abc'), catch e, disp(e.message), end
try, median({}), catch e, disp(e.message), end
try, linspace(), catch e, disp(e.message), end
try, eye(-1), catch e, disp(e.message), end
try, eye(1, 2, 3), catch e, disp(e.message), end
try, diag(1, 2, 3, 4), catch e, disp(e.message), end
try, find(), catch e, disp(e.message), end
try, any({1}), catch e, disp(e.message), end
try, bitand(1.5, 2), catch e, disp(e.message), end
try, bitshift(1), catch e, disp(e.message), end
try, dec2bin(-1), catch e, disp(e.message), end
try, factorial(1.5), catch e, disp(e.message), end
try, primes('a'); catch e, disp(e.message), end
try, nchoosek(1), catch e, disp(e.message), end
try, circshift(1:3), catch e, disp(e.message), end
try, permute(1:3, [1 1]), catch e, disp(e.message), end
try, accumarray([0; 1], 1), catch e, disp(e.message), end
try, histc(), catch e, disp(e.message), end
try, containers.Map(1, 2, 3), catch e, disp(e.message), end
try, ones(2, 3)(7), catch e, disp(e.message), end
