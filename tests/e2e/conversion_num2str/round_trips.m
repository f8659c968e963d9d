1;
function r = isequaln_(a, b), r = isequal(a, b) || (isnan(a) && isnan(b)); end
for x = [0 1 -1.5 pi 1e10 1e-10 123456.789 NaN Inf]
  s = num2str(x, 17); y = str2double(s);
  printf('%s %d\n', s, isequaln_(x, y));
end
isequal(eval(mat2str(magic(3))), magic(3)), isequal(str2num(num2str([1 2; 3 4])), [1 2; 3 4]), bin2dec(dec2bin(77)), hex2dec(dec2hex(500)), char(double('abc')), str2double(num2str(0.1)) == 0.1, cell2mat(num2cell([1 2])), struct2cell(cell2struct({1; 2}, {'a'; 'b'}, 1))', double(int8(100)), typecast(typecast(pi, 'uint8'), 'double') == pi, str2func(func2str(@(x) x + 1))(4), cellstr(char({'ab', 'c'}))', sscanf(sprintf('%d ', 1:3), '%d')', strsplit(strjoin({'a', 'b'}, ','), ','), logical(double([true false])), num2str(str2num('[1,2]')), base2dec(dec2base(99, 7), 7), datestr_absent = 1;
