isequal(single(0.1), 0.1), single(0.1) == 0.1, single(0.1) < 0.1, single(0.1) > 0.1, single([0.1 0.2]) == [0.1 0.2], isequal(single([0.1 1]), [0.1 1]), single(0.1) != 0.1, [0.1 1] == single(0.1), single(0.1) <= 0.1, isequal(0.1, single(0.1)), single(0.1) == [0.1 0.2], single([0.1 .2]) < 0.1, isequal(single(0.5), 0.5), any(single(0.1)==[0.1 .3]), ismember(0.1, single(0.1))
x = single(0.1); y = 0.1; x == y, x < y, z = [0.1 0.2 0.3]; x == z, single(z) == z
single(-1)^0.5, single(-8)^(1/3), single([-1 4]).^0.5, single(-2)^single(1.5), (-single(2))^-0.5
try, single(3):int8(5), catch e, disp(e.message), end
try, 1:int8(3):single(9), catch e, disp(e.message), end
int8(1):3, 1:int8(3), int8(1):int8(3)
try, permute(ones(2,2,2), [1 2]), catch e, disp(e.message), end
try, permute([1 2;3 4], [1 1]), catch e, disp(e.message), end
try, permute([1 2;3 4], [0 1]), catch e, disp(e.message), end
try, permute([1 2;3 4], [1 3]), catch e, disp(e.message), end
mm = containers.Map([1 5 3], {'x', 'y', 'z'}); mm.values({1, 3}), k = {5}; mm.values(k), v = mm.keys(){1}, mm.isKey({1,2}), values(mm, {5})
mm.remove(5); mm.Count, mm.length()
