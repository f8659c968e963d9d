s = '';
for k = 1:5, s = [s, sprintf('%d,', k)]; end
s(end) = []
t = ''; t(end+1) = 'a'; t(end+1) = 'b'
u = 'abc'; u(6) = 'f'; double(u)
u(2) = []
v = 'hello'; v([1 end]) = 'XY', v(2:3) = 'zz', v(end:-1:1), v(v == 'z') = '-', v(end+1:end+3) = '...'
w = []; w = [w 'text'], class(w)
x = ['', 'a', '', 'b'], y = ["a", 'b'], z = {'a'}; z{1}(end+1) = 'b'; z
a.s = 'q'; a.s(end+1) = 'r'; a.s(3) = 's'; a
line = repmat('-', 1, 20); line(5) = '+'
p = blanks(5); p(3) = '*'; ['[' p ']']
q = 'abc'; q(1) = 65, class(q), r = 'abc'; r(2) = 66.0; r, n = [1 2 3]; n(2) = 'A', class(n)
try, b = true(1, 2); b(1) = 'c', class(b), catch err, disp(err.message), end
u8 = uint8([1 2]); u8(1) = 'A', class(u8)
