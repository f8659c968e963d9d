% Functions, subscripts and assignments of sparse matrices whose classes and extents are known.
1;
function told (x)
  printf (" %s%s %dx%d %s %g;", "fs"(1 + issparse (x)), class (x)(1), rows (x), columns (x), "cr"(1 + isreal (x)), full (sum (abs (double (x(:))))));
end
function no (e)
  printf (" %s;", e.message);
end
S = sparse ([2 0 1; -1 4 0; 0 0 3]); T = S > 0; s = S(2, 1); F = [1 -2 1; 2 5 6; 7 1 -9]; v = [1; -2; 3]; R = S(2, :);
printf ("\nabs(x):");
try, told (abs(S)); catch e, no (e), end
try, told (abs(T)); catch e, no (e), end
try, told (abs(R)); catch e, no (e), end
printf ("\nreal(x):");
try, told (real(S)); catch e, no (e), end
try, told (real(T)); catch e, no (e), end
try, told (real(R)); catch e, no (e), end
printf ("\nsqrt(x):");
try, told (sqrt(S)); catch e, no (e), end
try, told (sqrt(T)); catch e, no (e), end
try, told (sqrt(R)); catch e, no (e), end
printf ("\nfloor(x):");
try, told (floor(S)); catch e, no (e), end
try, told (floor(T)); catch e, no (e), end
try, told (floor(R)); catch e, no (e), end
printf ("\nsign(x):");
try, told (sign(S)); catch e, no (e), end
try, told (sign(T)); catch e, no (e), end
try, told (sign(R)); catch e, no (e), end
printf ("\nisnan(x):");
try, told (isnan(S)); catch e, no (e), end
try, told (isnan(T)); catch e, no (e), end
try, told (isnan(R)); catch e, no (e), end
printf ("\ndouble(x):");
try, told (double(S)); catch e, no (e), end
try, told (double(T)); catch e, no (e), end
try, told (double(R)); catch e, no (e), end
printf ("\nlogical(x):");
try, told (logical(S)); catch e, no (e), end
try, told (logical(T)); catch e, no (e), end
try, told (logical(R)); catch e, no (e), end
printf ("\nsum(x):");
try, told (sum(S)); catch e, no (e), end
try, told (sum(T)); catch e, no (e), end
try, told (sum(R)); catch e, no (e), end
printf ("\nsum(x,1):");
try, told (sum(S,1)); catch e, no (e), end
try, told (sum(T,1)); catch e, no (e), end
try, told (sum(R,1)); catch e, no (e), end
printf ("\nsum(x,2):");
try, told (sum(S,2)); catch e, no (e), end
try, told (sum(T,2)); catch e, no (e), end
try, told (sum(R,2)); catch e, no (e), end
printf ("\nprod(x):");
try, told (prod(S)); catch e, no (e), end
try, told (prod(T)); catch e, no (e), end
try, told (prod(R)); catch e, no (e), end
printf ("\nany(x):");
try, told (any(S)); catch e, no (e), end
try, told (any(T)); catch e, no (e), end
try, told (any(R)); catch e, no (e), end
printf ("\nall(x):");
try, told (all(S)); catch e, no (e), end
try, told (all(T)); catch e, no (e), end
try, told (all(R)); catch e, no (e), end
printf ("\ncumsum(x):");
try, told (cumsum(S)); catch e, no (e), end
try, told (cumsum(T)); catch e, no (e), end
try, told (cumsum(R)); catch e, no (e), end
printf ("\nsumsq(x):");
try, told (sumsq(S)); catch e, no (e), end
try, told (sumsq(T)); catch e, no (e), end
try, told (sumsq(R)); catch e, no (e), end
printf ("\ndiag(x):");
try, told (diag(S)); catch e, no (e), end
try, told (diag(T)); catch e, no (e), end
try, told (diag(R)); catch e, no (e), end
printf ("\ntril(x):");
try, told (tril(S)); catch e, no (e), end
try, told (tril(T)); catch e, no (e), end
try, told (tril(R)); catch e, no (e), end
printf ("\ntriu(x,1):");
try, told (triu(S,1)); catch e, no (e), end
try, told (triu(T,1)); catch e, no (e), end
try, told (triu(R,1)); catch e, no (e), end
printf ("\nreshape(x,1,[]):");
try, told (reshape(S,1,[])); catch e, no (e), end
try, told (reshape(T,1,[])); catch e, no (e), end
try, told (reshape(R,1,[])); catch e, no (e), end
printf ("\nrepmat(x,2,2):");
try, told (repmat(S,2,2)); catch e, no (e), end
try, told (repmat(T,2,2)); catch e, no (e), end
try, told (repmat(R,2,2)); catch e, no (e), end
printf ("\nmax(x):");
try, told (max(S)); catch e, no (e), end
try, told (max(T)); catch e, no (e), end
try, told (max(R)); catch e, no (e), end
printf ("\nmin(x,[],2):");
try, told (min(S,[],2)); catch e, no (e), end
try, told (min(T,[],2)); catch e, no (e), end
try, told (min(R,[],2)); catch e, no (e), end
printf ("\nmax(x,F):");
try, told (max(S,F)); catch e, no (e), end
try, told (max(T,F)); catch e, no (e), end
printf ("\nmin(x,2):");
try, told (min(S,2)); catch e, no (e), end
try, told (min(T,2)); catch e, no (e), end
try, told (min(R,2)); catch e, no (e), end
printf ("\nmod(x,2):");
try, told (mod(S,2)); catch e, no (e), end
try, told (mod(R,2)); catch e, no (e), end
printf ("\nkron(x,[1,2]):");
try, told (kron(S,[1,2])); catch e, no (e), end
try, told (kron(R,[1,2])); catch e, no (e), end
printf ("\nfull(x):");
try, told (full(S)); catch e, no (e), end
try, told (full(T)); catch e, no (e), end
try, told (full(R)); catch e, no (e), end
printf ("\nnnz(x):");
try, told (nnz(S)); catch e, no (e), end
try, told (nnz(T)); catch e, no (e), end
try, told (nnz(R)); catch e, no (e), end
printf ("\nissparse(x):");
try, told (issparse(S)); catch e, no (e), end
try, told (issparse(T)); catch e, no (e), end
try, told (issparse(R)); catch e, no (e), end
printf ("\nfind(x):");
try, told (find(S)); catch e, no (e), end
try, told (find(T)); catch e, no (e), end
try, told (find(R)); catch e, no (e), end
printf ("\n-x:");
try, told (-S); catch e, no (e), end
try, told (-T); catch e, no (e), end
try, told (-R); catch e, no (e), end
printf ("\n~x:");
try, told (~S); catch e, no (e), end
try, told (~T); catch e, no (e), end
try, told (~R); catch e, no (e), end
printf ("\nx':");
try, told (S'); catch e, no (e), end
try, told (T'); catch e, no (e), end
try, told (R'); catch e, no (e), end
printf ("\n+x:");
try, told (+S); catch e, no (e), end
try, told (+T); catch e, no (e), end
try, told (+R); catch e, no (e), end
printf ("\n[x,x]:");
try, told ([S,S]); catch e, no (e), end
try, told ([T,T]); catch e, no (e), end
try, told ([R,R]); catch e, no (e), end
printf ("\n[x;x]:");
try, told ([S;S]); catch e, no (e), end
try, told ([T;T]); catch e, no (e), end
try, told ([R;R]); catch e, no (e), end
printf ("\n[x,v]:");
try, told ([S,v]); catch e, no (e), end
try, told ([T,v]); catch e, no (e), end
printf ("\n[v,x]:");
try, told ([v,S]); catch e, no (e), end
try, told ([v,T]); catch e, no (e), end
printf ("\nnumel(x):");
try, told (numel(S)); catch e, no (e), end
try, told (numel(T)); catch e, no (e), end
try, told (numel(R)); catch e, no (e), end
printf ("\nsize(x):");
try, told (size(S)); catch e, no (e), end
try, told (size(T)); catch e, no (e), end
try, told (size(R)); catch e, no (e), end
printf ("\nx(:):");
try, told (S(:)); catch e, no (e), end
try, told (T(:)); catch e, no (e), end
try, told (R(:)); catch e, no (e), end
printf ("\nx(:,1):");
try, told (S(:,1)); catch e, no (e), end
try, told (T(:,1)); catch e, no (e), end
try, told (R(:,1)); catch e, no (e), end
printf ("\nx(end,1):");
try, told (S(end,1)); catch e, no (e), end
try, told (T(end,1)); catch e, no (e), end
try, told (R(end,1)); catch e, no (e), end
printf ("\nx(2):");
try, told (S(2)); catch e, no (e), end
try, told (T(2)); catch e, no (e), end
try, told (R(2)); catch e, no (e), end
printf ("\nx([1,2]):");
try, told (S([1,2])); catch e, no (e), end
try, told (T([1,2])); catch e, no (e), end
try, told (R([1,2])); catch e, no (e), end
printf ("\nx([1;2],:):");
try, told (S([1;2],:)); catch e, no (e), end
try, told (T([1;2],:)); catch e, no (e), end
try, told (R([1;2],:)); catch e, no (e), end
printf ("\nx(:,[]):");
try, told (S(:,[])); catch e, no (e), end
try, told (T(:,[])); catch e, no (e), end
try, told (R(:,[])); catch e, no (e), end
printf ("\nx(T):");
try, told (S(T)); catch e, no (e), end
try, told (T(T)); catch e, no (e), end
printf ("\nx(end):");
try, told (S(end)); catch e, no (e), end
try, told (T(end)); catch e, no (e), end
try, told (R(end)); catch e, no (e), end
printf ("\nndims(x):");
try, told (ndims(S)); catch e, no (e), end
try, told (ndims(T)); catch e, no (e), end
try, told (ndims(R)); catch e, no (e), end
printf ("\nisempty(x):");
try, told (isempty(S)); catch e, no (e), end
try, told (isempty(T)); catch e, no (e), end
try, told (isempty(R)); catch e, no (e), end
printf ("\nnorm(x,1):");
try, told (norm(S,1)); catch e, no (e), end
try, told (norm(T,1)); catch e, no (e), end
try, told (norm(R,1)); catch e, no (e), end
printf ("\nsum(sum(x)):");
try, told (sum(sum(S))); catch e, no (e), end
try, told (sum(sum(T))); catch e, no (e), end
try, told (sum(sum(R))); catch e, no (e), end
printf ("\nsparse(x):");
try, told (sparse(S)); catch e, no (e), end
try, told (sparse(T)); catch e, no (e), end
try, told (sparse(R)); catch e, no (e), end
printf ("\nx(2,1)*v:");
try, told (S(2,1)*v); catch e, no (e), end
try, told (T(2,1)*v); catch e, no (e), end
printf ("\nx(1,1)+1:");
try, told (S(1,1)+1); catch e, no (e), end
try, told (T(1,1)+1); catch e, no (e), end
try, told (R(1,1)+1); catch e, no (e), end
printf ("\nlength(x):");
try, told (length(S)); catch e, no (e), end
try, told (length(T)); catch e, no (e), end
try, told (length(R)); catch e, no (e), end
printf ("\nX(1,1)=5:");
try, X = S; X(1,1)=5; told (X); catch e, no (e), end
try, X = T; X(1,1)=5; told (X); catch e, no (e), end
try, X = F; X(1,1)=5; told (X); catch e, no (e), end
printf ("\nX(2)=0:");
try, X = S; X(2)=0; told (X); catch e, no (e), end
try, X = T; X(2)=0; told (X); catch e, no (e), end
try, X = F; X(2)=0; told (X); catch e, no (e), end
printf ("\nX(2,:)=7:");
try, X = S; X(2,:)=7; told (X); catch e, no (e), end
try, X = T; X(2,:)=7; told (X); catch e, no (e), end
try, X = F; X(2,:)=7; told (X); catch e, no (e), end
printf ("\nX(:,1)=v:");
try, X = S; X(:,1)=v; told (X); catch e, no (e), end
try, X = T; X(:,1)=v; told (X); catch e, no (e), end
try, X = F; X(:,1)=v; told (X); catch e, no (e), end
printf ("\nX(:,2)=[]:");
try, X = S; X(:,2)=[]; told (X); catch e, no (e), end
try, X = T; X(:,2)=[]; told (X); catch e, no (e), end
try, X = F; X(:,2)=[]; told (X); catch e, no (e), end
printf ("\nX(1,1)=s:");
try, X = S; X(1,1)=s; told (X); catch e, no (e), end
try, X = T; X(1,1)=s; told (X); catch e, no (e), end
try, X = F; X(1,1)=s; told (X); catch e, no (e), end
printf ("\nX(3,3)=T(1,2):");
try, X = S; X(3,3)=T(1,2); told (X); catch e, no (e), end
try, X = T; X(3,3)=T(1,2); told (X); catch e, no (e), end
try, X = F; X(3,3)=T(1,2); told (X); catch e, no (e), end
printf ("\nX(5,5)=1:");
try, X = S; X(5,5)=1; told (X); catch e, no (e), end
try, X = T; X(5,5)=1; told (X); catch e, no (e), end
try, X = F; X(5,5)=1; told (X); catch e, no (e), end
printf ("\nX([1,2],1)=[4;5]:");
try, X = S; X([1,2],1)=[4;5]; told (X); catch e, no (e), end
try, X = T; X([1,2],1)=[4;5]; told (X); catch e, no (e), end
try, X = F; X([1,2],1)=[4;5]; told (X); catch e, no (e), end
printf ("\nX(:)=0:");
try, X = S; X(:)=0; told (X); catch e, no (e), end
try, X = T; X(:)=0; told (X); catch e, no (e), end
try, X = F; X(:)=0; told (X); catch e, no (e), end
printf ("\nX(1,2)=1i:");
try, X = S; X(1,2)=1i; told (X); catch e, no (e), end
try, X = T; X(1,2)=1i; told (X); catch e, no (e), end
try, X = F; X(1,2)=1i; told (X); catch e, no (e), end
printf ("\nX(T)=9:");
try, X = S; X(T)=9; told (X); catch e, no (e), end
try, X = T; X(T)=9; told (X); catch e, no (e), end
try, X = F; X(T)=9; told (X); catch e, no (e), end
printf ("\nX(1,1)=true:");
try, X = S; X(1,1)=true; told (X); catch e, no (e), end
try, X = T; X(1,1)=true; told (X); catch e, no (e), end
try, X = F; X(1,1)=true; told (X); catch e, no (e), end
printf ("\nX(2,:)=R:");
try, X = S; X(2,:)=R; told (X); catch e, no (e), end
try, X = T; X(2,:)=R; told (X); catch e, no (e), end
try, X = F; X(2,:)=R; told (X); catch e, no (e), end
printf ("\nX(:,:)=F:");
try, X = S; X(:,:)=F; told (X); catch e, no (e), end
try, X = T; X(:,:)=F; told (X); catch e, no (e), end
try, X = F; X(:,:)=F; told (X); catch e, no (e), end
printf ("\nX(end+1,1)=3:");
try, X = S; X(end+1,1)=3; told (X); catch e, no (e), end
try, X = T; X(end+1,1)=3; told (X); catch e, no (e), end
try, X = F; X(end+1,1)=3; told (X); catch e, no (e), end
printf ("\n");
