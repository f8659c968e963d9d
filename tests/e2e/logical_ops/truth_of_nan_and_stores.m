try, !NaN, catch e, disp(e.message), end
try, NaN && 1, catch e, disp(e.message), end
try, NaN | 1, catch e, disp(e.message), end
try, 0 | NaN, catch e, disp(e.message), end
try, 0 & NaN, catch e, disp(e.message), end
try, if NaN, end, catch e, disp(e.message), end
try, if [NaN 1], end, catch e, disp(e.message), end
try, while NaN, end, catch e, disp(e.message), end
try, 0 || NaN, catch e, disp(e.message), end
try, 1 || NaN, catch e, disp(e.message), end
try, logical(NaN), catch e, disp(e.message), end
try, x=1:3; x(logical([1 NaN 1])), catch e, disp(e.message), end
try, if [1 2 0]&[NaN 1 1], end, catch e, disp(e.message), end
try, any([NaN]), catch e, disp(e.message), end
try, all([NaN]), catch e, disp(e.message), end
try, xor(NaN,1), catch e, disp(e.message), end
try, not(NaN), catch e, disp(e.message), end
try, if NaN*1i, end, catch e, disp(e.message), end
try, x=true(1,2); x(1)=NaN, class(x), catch e, disp(e.message), end
try, x=true(1,2); x(1)=0.5, class(x), catch e, disp(e.message), end
try, x=true(1,2); x(1)='a', class(x), catch e, disp(e.message), end
try, x=true(1,2); x(1)=single(2), class(x), catch e, disp(e.message), end
try, x='abc'; x(1)=65, class(x), catch e, disp(e.message), end
try, x='abc'; x(1)=true, class(x), catch e, disp(e.message), end
try, x='abc'; x(1)=int8(3), class(x), catch e, disp(e.message), end
try, x='abc'; x(1)=single(65), class(x), catch e, disp(e.message), end
try, x=int8(1:3); x(1)=2.7, class(x), catch e, disp(e.message), end
try, x=1:3; x(1)=int8(3), class(x), catch e, disp(e.message), end
try, x=1:3; x(1)=single(3), class(x), catch e, disp(e.message), end
try, x=single(1:3); x(1)=pi, class(x), catch e, disp(e.message), end
try, x=1:3; x(1)='a', class(x), catch e, disp(e.message), end
try, x=1:3; x(1)=true, class(x), catch e, disp(e.message), end
try, x=int8(1:3); x(1)=int16(300), class(x), catch e, disp(e.message), end
try, x=true(1,2); x(1)=int8(3), class(x), catch e, disp(e.message), end
try, x=single(1:3); x(1)=int16(300), class(x), catch e, disp(e.message), end
try, x=int8(1:3); x(1)='a', class(x), catch e, disp(e.message), end
try, x=[]; x(2)=int8(3), class(x), catch e, disp(e.message), end
try, x=[]; x(2)=true, class(x), catch e, disp(e.message), end
try, x=[]; x(2)='a', class(x), catch e, disp(e.message), end
try, x=''; x(2)=1, class(x), catch e, disp(e.message), end
try, x=true(0,0); x(2)=1, class(x), catch e, disp(e.message), end
try, x=zeros(1,0); x(2)='a', class(x), catch e, disp(e.message), end
try, x=zeros(1,0); x(2)=true, class(x), catch e, disp(e.message), end
try, x=zeros(1,0); x(2)=single(3), class(x), catch e, disp(e.message), end
