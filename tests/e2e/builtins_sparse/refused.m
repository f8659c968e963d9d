try, sparse(0,1,5), catch err, disp(err.message), end
try, sparse([1 0],1,5), catch err, disp(err.message), end
try, sparse([1 1.5],1,5), catch err, disp(err.message), end
try, sparse(1,0,5), catch err, disp(err.message), end
try, sparse(1,2,5,1,1), catch err, disp(err.message), end
try, sparse(3,1,5,2,2), catch err, disp(err.message), end
try, sparse([1 3],[1 4],5,2,2), catch err, disp(err.message), end
try, sparse([1 2],[1 2 3],5), catch err, disp(err.message), end
try, sparse(ones(2,2,2)), catch err, disp(err.message), end
try, sparse("a"), catch err, disp(err.message), end
try, sparse(struct()), catch err, disp(err.message), end
try, sparse(@sin), catch err, disp(err.message), end
try, sparse(1,2,3,4), catch err, disp(err.message), end
try, sparse(), catch err, disp(err.message), end
try, sparse([1 1],[1 1],[1 2],2,2,'unique'), catch err, disp(err.message), end
try, sparse([1 1],[1 1],[1 2],2,2,'sum'), catch err, disp(err.message), end
try, sparse([1 1],[1 1],[1 2],2,2,10), catch err, disp(err.message), end
try, sparse(int8([1 2])), catch err, disp(err.message), end
try, sparse(single([1 2])), catch err, disp(err.message), end
try, sparse(-1,2), catch err, disp(err.message), end
try, single(sparse(1)), catch err, disp(err.message), end
try, full(), catch err, disp(err.message), end
try, full('a'), catch err, disp(err.message), end
try, full({1}), catch err, disp(err.message), end
try, speye(2,3), catch err, disp(err.message), end
try, speye([2,3]), catch err, disp(err.message), end
try, sprand(3,3,0.5); disp('ok'), catch err, disp(err.message), end
try, x=sparse([1 0 2])'; x(2)=[]; x, catch err, disp(err.message), end
try, S=sparse([1 2;3 4]); S(:)=[], catch err, disp(err.message), end
try, S=sparse([1 2;3 4]); S(5), catch err, disp(err.message), end
try, S=sparse([1 2;3 4]); S(0,1), catch err, disp(err.message), end
try, S=sparse([1 2;3 4]); S(1.5,1), catch err, disp(err.message), end
try, S=sparse([1 2;3 4]); S.a, catch err, disp(err.message), end
try, S=sparse([1 2;3 4]); S(1,:)=[1 2 3], catch err, disp(err.message), end
try, S=sparse([1 2;3 4]); [S 'a'], catch err, disp(err.message), end
try, S=sparse([1 2;3 4]); {S}, catch err, disp(err.message), end
try, S=sparse([1 2;3 4]); S{1}, catch err, disp(err.message), end
try, S=sparse([1 2;3 4]); eig(S), catch err, disp(err.message), end
try, S=sparse([1 2;3 4]); svd(S), catch err, disp(err.message), end
try, S=sparse([1 2;3 4]); norm(S), catch err, disp(err.message), end
try, S=sparse([1 2;3 4]); rank(S), catch err, disp(err.message), end
try, S=sparse([1 2;3 4]); cond(S), catch err, disp(err.message), end
try, S=sparse([4 2;2 4]); chol(S), catch err, disp(err.message), end
try, S=sparse([1 2;3 4]); S+int8(1), catch err, disp(err.message), end
try, S=sparse([1 2;3 4]); S+single(1), catch err, disp(err.message), end
try, S=sparse([1 2;3 4]); S*single(2), catch err, disp(err.message), end
try, S=sparse([1 2;3 4]); S.*{1}, catch err, disp(err.message), end
try, S=sparse([1 2;3 4]); S+"a", catch err, disp(err.message), end
typeinfo(sparse(1)), typeinfo(sparse(true)), typeinfo(sparse(1i))
