% widths of fractions without an end, operands of kron that are no matrices, sizes that no array has
try, kron({1}, single(2)), catch e, disp(e.message), end
try, kron({1}, 2i), catch e, disp(e.message), end
try, kron(2i,{1}), catch e, disp(e.message), end
try, kron(single(2), {1}), catch e, disp(e.message), end
try, kron({1}, 'a'), catch e, disp(e.message), end
try, kron('a',{1}), catch e, disp(e.message), end
try, kron('a',1i), catch e, disp(e.message), end
try, kron(single(1i),'a'), catch e, disp(e.message), end
try, kron(single(1i),{2}), catch e, disp(e.message), end
try, kron(eye(2),'a'), catch e, disp(e.message), end
try, kron('ab','c'), catch e, disp(e.message), end
try, kron('ab',2), catch e, disp(e.message), end
try, kron(2,'ab'), catch e, disp(e.message), end
try, kron(2,{1}), catch e, disp(e.message), end
try, kron({1}, 2), catch e, disp(e.message), end
try, kron(int8(2),'a'), catch e, disp(e.message), end
try, kron(int8([100 2]),int8([2 3])), catch e, disp(e.message), end
try, kron(int8([100 2]),[2 3]), class(ans), catch e, disp(e.message), end
try, kron(true,[2 3]), class(ans), catch e, disp(e.message), end
try, kron(single(2),[2 3]), class(ans), catch e, disp(e.message), end
try, kron(struct(), [1 2]), catch e, disp(e.message), end
try, kron([1 2], struct()), catch e, disp(e.message), end
try, kron(ones(2,2,2),2), catch e, disp(e.message), end
try, kron(2,ones(2,2,2)), catch e, disp(e.message), end
try, kron(@sin,2), catch e, disp(e.message), end
try, kron(true,true), class(ans), catch e, disp(e.message), end
try, kron('a',single(1)), class(ans), catch e, disp(e.message), end
try, kron(single(1),'a'), class(ans), catch e, disp(e.message), end
try, kron(1i,'a'), class(ans), catch e, disp(e.message), end
try, kron(single(1), 1i), class(ans), catch e, disp(e.message), end
x = [1.5 2]; for n = [-4:0, 3:6], y = rats(x, n); printf("%d [%s]\n", n, y); end, y = rats(3, 200); size(y), rats(1/3, 40)
for n = [-2:0, 3:8], printf("%d|%s|%s|%s|%s|\n", n, rats(3,n), rats(pi,n), rats(-0.75,n), rats(123456,n)); end
try, rats(3,NaN), catch e, disp(e.message), end
rats(3,1e10), invhilb(single(3)), class(ans)
try, y = reshape(1:4, 1e10, 1e10); catch e, disp(e.message), end
try, y = reshape(1:4, 1e9, 1e9); catch e, disp(e.message), end
try, y = reshape(1:4, 1e10, []); catch e, disp(e.message), end
