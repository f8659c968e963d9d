m = containers.Map({'delta', 'Alpha', 'charlie', 'bravo'}, [4 1 3 2]);
keys(m), values(m), m.keys(){1}, [~, i] = sort(cell2mat(values(m))); k = keys(m); k(i), isKey(m, 'alpha'), isKey(m, 'Alpha'), isKey(m, 5)
get_or = @(m, k, d) ifelse_(m, k, d);
function r = ifelse_(m, k, d), if isKey(m, k), r = m(k); else, r = d; end, end
get_or(m, 'bravo', 0), get_or(m, 'zulu', -1), n = containers.Map('KeyType', 'double', 'ValueType', 'any'); for k = [5 3 9 1], n(k) = k ^ 2; end, cell2mat(keys(n)), cell2mat(values(n)), cell2mat(values(n, {3, 9})), n.remove(3); n.Count, n(5) = 'changed'; values(n)
try, values(n, {77}), catch e, disp(e.message), end
try, n.nosuch, catch e, disp(e.message), end
try, m{'delta'}, catch e, disp(e.message), end
