% sort along a dimension that the array does not have: places are refused.
for d = 1:4
try, x = sort([2 1; 3 4], d), catch e, disp(e.message); end
try, [x, i] = sort([2 1; 3 4], d), catch e, disp(e.message); end
try, x = sort([2 1; 3 4], d, 'descend'), catch e, disp(e.message); end
try, [x, i] = sort(int8([2 1; 3 4]), d), catch e, disp(e.message); end
try, [x, i] = sort({'b', 'a'}, d), catch e, disp(e.message); end
try, x = sort({'b', 'a'}, d), catch e, disp(e.message); end
try, [x, i] = sort(zeros(2, 2, 2), d); size(i), catch e, disp(e.message); end
try, [x, i] = sort(5, d), catch e, disp(e.message); end
try, [x, i] = sort('ba', d), catch e, disp(e.message); end
try, [x, i] = sort([true false], d), catch e, disp(e.message); end
try, [x, i] = sort([2i 1], d), catch e, disp(e.message); end
try, [x, i] = sort(zeros(0, 2), d), catch e, disp(e.message); end
try, [x, i] = sort(1:3, d), catch e, disp(e.message); end
try, [x, i] = sort(3, d), catch e, disp(e.message); end
end
function r = places(x, d)
  [~, r] = sort(x, d, 'descend');
end
try, places([1 2; 3 4], 3), catch e, disp(e.message); end
try, places(ones(2, 2, 2), 3), catch e, disp(e.message); end
try, places(1:3, 3), catch e, disp(e.message); end
try, [~, unused] = sort([1 2], 3); disp('no'); catch e, disp(e.message); end
