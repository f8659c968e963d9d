t = true; f = false;
t + t, t - f, t * 2, t / 2, -t, +t, t ^ 2, t & 1, class(t + t), class(t * single(2)), class(t + int8(1)), class([t 1]), class([t 'a']), class([t f])
logical([0 1 2 -1]), logical(0.5), logical([]), logical(int8(3)), islogical(t), islogical(1), isa(t, 'logical'), isnumeric(t), isreal(t), isfloat(t), isinteger(t)
true(2), false(1, 3), true(2, 2) & eye(2), sum([t t f]), mean([t f]), max([f t]), cumsum([t t]), prod([t f]), sort([t f t]), find([f t t]), any([f t]), all([t t]), nnz([t t f]), double(t), int8(t), single(t), num2str(t), disp(t), mat2str([t f]), sprintf('%d', [t f]), t == 1, t < 2, [1 2 3](logical([1 0 1])), zeros(t, 2), bitor(t, f), not(t), xor(t, f), repmat(t, 1, 2), t', [t; f]', isequal(t, 1), strcmp(t, 't'), 5(t), unique([t f t]), any(t), ifelse_ = {10, 20}{t + 1}, mod(5, 2) == t, cast(3, 'logical'), cast(t, 'double')
try, logical(NaN), catch e, disp(e.message), end
try, logical({}), catch e, disp(e.message), end
x = [t f]; x(1) = 7, class(x), y = [t f]; y(3) = t, class(y), y(2) = [], z = t; z(2, 2) = t, w = 1:3; w(w > 1) = 0
