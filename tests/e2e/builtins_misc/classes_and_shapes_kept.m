% Classes and shapes that results take from arguments: matrices with names, padding, factors, counts
z = str2double('0');
toeplitz(int8([1 2]), [1 5]), class(toeplitz(single([1 2]), int8([1 3]))), toeplitz([true false]), hankel(int8([1 2 3]), [3 7 9]), class(hankel(true))
class(magic(single(3))), class(hilb(single(2))), class(wilkinson(single(2))), class(magic(3 + z))
nextpow2(single([100 1])), class(ans), nextpow2(3 + 4i), class(nextpow2(int8(5)))
[g, u, v] = gcd(int32([12 18]), int32(8)), [g, u, v] = gcd(int8(9), 6); class(g), class(u), [g, u] = gcd([12 18], 8)
[m, n] = mode(single([1 2 2])); class(m), class(n)
hypot(int8(-128), 0), hypot(int32(3), single(4)), class(ans), hypot(3 + 4i, 12)
upper(true), class(lower(int8(3))), upper({'a', 'bC'}), toupper(65)
postpad({1, 'a'}, 3), prepad({'a'}, 2), resize({1; 2}, 3, 1), postpad([1 2], 4, 7), prepad(int8([1; 2]), 3)
hex2num({'400', '3ff'}), hex2num({'400'; '3ff'}), hex2num({'4', '3'; '2', '1'}, 'uint8'), num2hex(single([1 2]), 'cell'), num2hex([1; 2], 'cell')
nchoosek('abc', 2), size(nchoosek('a', 2)), nchoosek('a', 1), nchoosek(5, 2)
corr([0; 0]), corr(5), corr([1; 2; 3], [2; 4; 7]), corr([1 1; 2 1; 4 1])
weekday(1:9), weekday(0), try, weekday(NaN), catch e, disp(e.message), end
x = magic(4) + z; tril(x, 'pack')', triu(x, 1, 'pack')', tril(int8([1 2; 3 4]), Inf), triu(x, -Inf), triu([1 2; 3 4], 'pack'), try, tril({1, 2}, 'pack'), catch e, disp(e.message), end
