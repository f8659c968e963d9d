class(xor(true,[1 0 2])), xor([1;0],[1 0]), try, xor('a',1), catch e, disp(e.message), end
try, xor(1), catch e, disp(e.message), end
try, xor([1 2],[1 2 3]), catch e, disp(e.message), end
xor(true,false,true), class(xor(int8(1),0)), try, xor(NaN,1), catch e, disp(e.message), end, xor(single(1),0), xor([],1), xor(1i,0)
iscomplex(1i), iscomplex([1i 0](2)), iscomplex(complex(1,0)), iscomplex('a'), iscomplex({}), issquare(ones(2)), issquare(ones(2,2,2)), issquare([]), issquare({}), size_equal(1,2,3), size_equal(), size_equal([1 2],[1;2])
m = containers.Map(); size(keys(m)), size(values(m)), m('a') = 1; m('b') = 2; k = keys(m), v = values(m), isKey(m,'a'), isKey(m, {'a','z'}), isKey(m, 3), values(m, {'a'}), size(values(m,{'a';'b'}))
n = containers.Map('KeyType','double','ValueType','any'); n(3) = 'x'; keys(n), isKey(n, [3 4]), isKey(n, {3,'a'})
vec([1 2;3 4])', vec([1 2 3], 2), vec({1,2}), ipermute(ones(2,3,4),[3 1 2]); size(ans)
isKey(m, [3 4]), isKey(m, {}), isKey(m, ''), isKey(n, 'x'), isKey(m, {1, 'a'; 'b', 'q'}), isKey(n, []), isKey(n, true)
try, values(m, 'a'), catch e, disp(e.message), end
try, values(m, {'zz'}), catch e, disp(e.message), end
for k = keys(m), disp(k{1}), disp(m(k{1})), end, c = values(m); disp(sum([c{:}])), size(values(m, {}))
