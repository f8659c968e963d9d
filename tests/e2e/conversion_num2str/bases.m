dec2bin(0), dec2bin(5), dec2bin(255), dec2bin(5, 8), dec2bin([1 2 3]), dec2bin([5; 10], 6), bin2dec('101'), bin2dec('1111 0000'), bin2dec({'1', '10'}), bin2dec(['01'; '11']), dec2hex(255), dec2hex(255, 4), dec2hex([10 300]), hex2dec('FF'), hex2dec('ff'), hex2dec({'A', '1F'}), dec2base(35, 36), dec2base(10, 3), dec2base(5, 2, 6), base2dec('101', 2), base2dec('zz', 36), base2dec('12', 3), bin2dec(''), hex2dec('G'), fliplr(dec2bin(6)), dec2bin(2^20), dec2bin(13) - '0', sum(dec2bin(255) == '1'), dec2base(23, 'ab'), num2str(bin2dec('1000000')), hex2num('400921fb54442d18'), num2hex(1)
try, dec2bin(-5), catch e, disp(e.message), end
try, dec2bin(1.5), catch e, disp(e.message), end
try, dec2base(5, 1), catch e, disp(e.message), end
try, bin2dec(5), catch e, disp(e.message), end
