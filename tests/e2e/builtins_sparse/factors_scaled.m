% Factors of sparse matrices; MD4; accumulated cells of nothing.
L=sparse([4 1 0 0;1 4 1 0;0 1 4 1;0 0 1 4]);
[l,u,p,q]=lu(L); issparse(l), issparse(u), issparse(p), issparse(q)
[l,u,p]=lu(L); issparse(p)
[l,u,p,q]=lu(L,"vector"); size(p), size(q), issparse(p)
[l,u,p,q,r]=lu(L); issparse(r), norm(full(r\L*q - p'*l*u))<1e-12, full(r)
[l,u,p,q,r]=lu(L,"vector"); size(r), size(p)
try, [l,u,p,q,r]=lu([1 2;3 4]), catch e, disp(e.message), end
hash("md4","abc"), hash("md4",""), hash("md4",repmat("abcdefghij",1,30)), hash("md5","abc"), hash("MD4","x")
x=accumarray(zeros(0,1), [], [0 1], @(x){x})
x=accumarray(zeros(0,1), [], [3 1], @(x){x})
x=accumarray(zeros(0,1), zeros(0,1), [2 2], @(x) {x})
x=accumarray(zeros(0,1), zeros(0,1), [2 2], @(x) numel(x))
x=accumarray(zeros(0,1), zeros(0,1), [2 1], @max)
x=accumarray(zeros(0,1), zeros(0,1))
x=accumarray(zeros(0,2), zeros(0,1),[2 3])
x=accumarray([1;3], [5;6],[4 1], @(x) {x})
