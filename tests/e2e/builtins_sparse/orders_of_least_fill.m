1;
function t(f), try, f(); disp('none'); catch e, disp(e.message); end, end
n=8; A=gallery('poisson',n);
f0=nnz(chol(A));
for f={@amd,@symamd,@csymamd}
  p=f{1}(A); disp(isequal(sort(p),1:n^2)), disp(size(p)), disp(nnz(chol(A(p,p)))<=f0)
  disp(f{1}(sparse(0,0)))
  t(@() f{1}({})), t(@() f{1}('a')), t(@() f{1}(ones(2,3)))
end
B=A(:,1:40);
for f={@colamd,@ccolamd}
  p=f{1}(B); disp(isequal(sort(p),1:40)), disp(size(p))
  t(@() f{1}()), t(@() f{1}({})), t(@() f{1}('a'))
  [p,s]=f{1}(speye(4)); disp(p), disp(size(s))
end
t(@() amd()), t(@() symamd(1,2,3)), t(@() csymamd(1,2,3,4)), t(@() ccolamd())
