% int64 texts, mat2str digits, perms, quantile along dimensions, weekday, datenum, bitcmp.
num2str(int64(9007199254740992)+1), num2str(int64([9223372036854775807 1])), num2str(uint64(18446744073709551615)), num2str(int64([1;-22])), num2str(int64(5),10)
mat2str([-1/3+i/7;1/3-i/7],[4 2]), mat2str(pi,4), mat2str([1+2i 3])
perms([3 1 2]), perms('ba'), perms({1,'a'}), perms([2 1 1])
quantile(1:4,[0.5 0.75],1), quantile((1:4)',[0.5 0.75],1), quantile((1:10)',0.5,2), quantile(1:4,[0.5;0.75]), prctile([1:10],1,3), quantile([1 2;3 4],[0.25 0.5],2)
try, quantile([1 2],0.5,1.5), catch e, disp(e.message), end
weekday([728647 728648]), [n,s] = weekday(728647,'long'), weekday('19-Dec-1994')
try, datenum([2000 1]), catch e, disp(e.message), end
try, datenum([728647 728648]), catch e, disp(e.message), end
datenum([2000 1 2;2001 3 4])
bitcmp(uint8(5),8), bitcmp(uint8(5)), bitcmp(5,4), bitcmp(uint8(5),3)
try, bitcmp(5,60), catch e, disp(e.message), end
