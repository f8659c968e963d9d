s = ['x = ' num2str(5) ', y = ' num2str(2.5)]
t = ['A' 66 'C']
u = ['sum: ' num2str(1:3)]
double('hello'), 'a' + 1, char('a' + 1), 'abc' - 'a', 'b' * 2, -'a', 'a':'e', char([104 105]), ['ab'; 'cd'](2, 1), ('abc')', ('a':'c')', '5' - '0', num2str(12) - '0', sum('abc'), 'a' / 2, mod('z' - 'a' + 1, 26), char(mod('xyz' - 'a' + 3, 26) + 'a'), abs('a'), double("\n"), ~'a', !'', 'a' & 0, 'ab' .* [1 2], max('a', 'b'), char(97.0), class('a' + 'b'), class(['a' 'b']), class(char(65)), 'x'(1), 'xyz'(end), int8('a'), single('a'), uint8('abc'), str2num('5') + 1, eval('3*4'), isnumeric('5'), str2double('3.25') * 2, str2double("1e-3"), str2double({'1', 'b', '3'}), isnan(str2double('q')), hex2dec('ff'), bin2dec('101'), dec2bin(5), dec2hex(255), roman = 'IVX'; numel(roman)
