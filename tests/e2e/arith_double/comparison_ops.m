1 == 1, 1 ~= 2, 1 != 2, 1 < 2, 2 <= 2, 3 > 4, 3 >= 3
[1 2 3] == [1 5 3], [1 2; 3 4] > 2, 'a' == 97, 'abc' < 'b', NaN == NaN, NaN ~= NaN, Inf == Inf, -0 == 0
true == 1, true > 0.5, int8(5) == 5.0, int8(5) < 5.5, single(0.1) == 0.1, single(0.5) == 0.5
1+2i == 1+2i, 1+2i > 1, 1+2i < 3, [] == [], isempty([] == 1), 'a' == 'b'
eq(1, 1), ne(1, 2), lt(1, 2), le(2, 2), gt(3, 4), ge(3, 3)
isequal(1, 1, 1), isequal([1 2], [1 2]), isequal('a', 'a'), isequal('a', 97), isequal({1}, {1}), isequal(NaN, NaN), isequal(struct('a', 1), struct('a', 1)), isequal([1 2], [1 2 3]), isequal(int8(1), 1)
xor(1, 0), any([1 2] == 2), all([1 1] == 1), ~(3 > 2), not(0), 5 == '5', strcmp('5', 5)
