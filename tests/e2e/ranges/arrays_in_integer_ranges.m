% bounds and increments of integer ranges that are arrays
try, b = uint8(3):[1 2]:9; disp(b); disp(class(b)); catch err, disp(err.message); end
try, b = uint8([3 4]):9; disp(b); disp(class(b)); catch err, disp(err.message); end
try, b = uint8(3):uint8([5 9]); disp(b); disp(class(b)); catch err, disp(err.message); end
try, b = 3:uint8([5 9]); disp(b); disp(class(b)); catch err, disp(err.message); end
try, b = [3 4]:uint8(5); disp(b); disp(class(b)); catch err, disp(err.message); end
try, b = uint8(3):uint8([1 2]):9; disp(b); disp(class(b)); catch err, disp(err.message); end
try, b = [3 4]:5; disp(b); disp(class(b)); catch err, disp(err.message); end
try, b = single([3 4]):5; disp(b); disp(class(b)); catch err, disp(err.message); end
try, b = 1:[2 3]:9; disp(b); disp(class(b)); catch err, disp(err.message); end
try, b = uint8(3):[1 2]':9; disp(b); disp(class(b)); catch err, disp(err.message); end
try, for k = uint8(3):[2 2]:9, disp(k); end, catch err, disp(err.message); end
try, for k = uint8([3 4]):9, disp(k); end, catch err, disp(err.message); end
try, b = uint8(3):[]:9; disp(size(b)); disp(class(b)); catch err, disp(err.message); end
try, b = uint8(3):[1.5 2]:9; disp(b); disp(class(b)); catch err, disp(err.message); end
