% a subscript behind a subscript on the left takes a part of a cell, which is put back
try, a={}; a(2)(3)=1, catch e, disp(e.message), end
try, a={}; a(2)(1)=1, catch e, disp(e.message), end
try, a={}; a(2){3}=1, catch e, disp(e.message), end
try, a={1,2}; a(2)(3)=1, catch e, disp(e.message), end
try, a={1,2}; a(2)(1)=7, catch e, disp(e.message), end
try, a={1,2}; a(2)(1)={7}, catch e, disp(e.message), end
try, a={1,2}; a(4)(1)=7, catch e, disp(e.message), end
try, a={1,{2}}; a(2)(1){1}=7, catch e, disp(e.message), end
try, a={}; a(2)(3).f=1, catch e, disp(e.message), end
try, a={1}; a(1)(1).f=1, catch e, disp(e.message), end
try, a={struct('f',2)}; a(1)(1).f=1, catch e, disp(e.message), end
try, a={1,2,3}; a(1:2)(1)=9, catch e, disp(e.message), end
try, a={1,2,3}; a(1:2)(2)={9}, catch e, disp(e.message), end
try, a={1,2,3}; a(2)(1)(1)=9, catch e, disp(e.message), end
try, a={1,2,3}; a(2)(1)=[], catch e, disp(e.message), end
try, a={[1 2]}; a{1}(1)(1)=9, catch e, disp(e.message), end
try, a=[]; a(2)(3)=1, catch e, disp(e.message), end
try, a={1,{2}}; a{2}(3)=1, catch e, disp(e.message), end
try, s.c={1,2}; s.c(2)(1)=5, catch e, disp(e.message), end
s = struct(); s.x = int8(reshape(1:8,2,2,2)); s.c = {int8(reshape(1:8,2,2,2))}; s.n.m = uint16(reshape(1:4,1,2,2)); s.y = reshape(1:8,2,2,2);
s, c = {int8(reshape(1:8,2,2,2)), {uint8(ones(1,1,2))}, int8(zeros(1,0,2))}
