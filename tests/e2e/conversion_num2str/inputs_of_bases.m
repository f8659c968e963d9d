% Which inputs conversions to other bases take.
1;
function t(f), try, disp(f()), catch e, disp(e.message), end, end
t(@() dec2bin('a'))
t(@() dec2hex('AB'))
t(@() dec2base('a', 3))
t(@() dec2bin(true))
t(@() dec2base(true, 2))
t(@() dec2bin(int8([5 -6])))
t(@() dec2bin([]))
t(@() dec2bin(single(5), 6))
