% mean, var, std, median and mode: options, dimensions, classes, empties, errors.
x = num2str(int64([1;-22]))
num2str(int32(123456), 3)
num2str(int32([10 20;3 4]))
num2str(int64(9223372036854775807))
num2str(uint64(18446744073709551615))
num2str(int64([9223372036854775807 1]))
num2str(123456789012345678)
num2str([1 123456789012345678])
mean(int8([1 2 4]))
class(mean(single([1 2])))
class(mean(int8([1 2])))
mean([1 2;3 4],'g')
mean([1 2;3 4],2,'h')
mean([1 2;3 4],'a',1)
mean(int8([1 2 4]),'native')
try, mean(true,'native'), catch e, disp(e.message), end
try, mean('abc'), catch e, disp(e.message), end
try, mean({1}), catch e, disp(e.message), end
try, mean([1 2],0), catch e, disp(e.message), end
try, mean([1 2],1.5), catch e, disp(e.message), end

mean(zeros(0,3))
mean(zeros(3,0))
mean([])
mean(ones(2,0,3))
mean(single([])), class(ans)
mean([1 2;3 4], 3)
var([1 2;3 4])
var([1 2;3 4],1)
var([1 2;3 4],[0.5 0.5])
var([1 2;3 4],[0.5 0.5],2)
var([1 2;3 4],0,'all')
try, var('a'), catch e, disp(e.message), end
try, var({1}), catch e, disp(e.message), end
try, var([1 2],2), catch e, disp(e.message), end
try, std([1 2],-1), catch e, disp(e.message), end
try, std('abc'), catch e, disp(e.message), end
try, var(1,2,3,4), catch e, disp(e.message), end
var(single([1 2 3])), class(ans)
var(int8([1 2 3])), class(ans)
var([])
var(zeros(0,3))
var(zeros(3,0))
var(ones(2,0,3))
var(5)
var([1 NaN 3])
var(Inf)
var([1 2 3],[0 0 0])
median([1 2;3 4],2)
median([1 NaN 3])
median(int8([1 2]))
median(int8([127 126]))
median(single([1 2])), class(ans)
median([true false])
median([1 2 3;4 5 6], 3)
try, median([]), catch e, disp(e.message), end
try, median({}), catch e, disp(e.message), end
try, median('a'), catch e, disp(e.message), end
try, median([1 2],0), catch e, disp(e.message), end
median([Inf Inf])
median([-Inf Inf])

[m,f,c]=mode([1 2 2 3 3])
mode([])
mode([1 2;1 3])
[m,f,c]=mode([1 2 2;3 3 3],2)
class(mean([true false],'native'))
mean([true false true],'native')
class(mean([true false]))
class(mean(int8([1 2]),'double'))
class(mean(single([1 2]),'double'))
class(mean(single([1 2]),'default'))
try, mean([1 -2],'h'), catch e, disp(e.message), end
try, mean([1 2],1,'x'), catch e, disp(e.message), end
mean([1 2;3 4],'h',2)
mean([0 2],'g')
mean(int8([2 8]),'g')
class(ans)
mean(single([2 8]),'g')
class(ans)
mean([1+2i 3])
mean([1 2;3 4],'g','native')
