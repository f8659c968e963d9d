% Sparse matrices made and used as full ones.
x=full(sparse([1 2],[1 2],[3 4]))
x=full(speye(2))
x=full(sparse([1 1],[1 1],[3 4],2,2))
x=nnz(sparse([1 0 2]))
x=full(spdiags([1 2 3]',0,3,3))
x=full(spones([1 0 2]))
x=issparse(full(sparse(1)))
