function small_shapes
  for k = 1:4
    g(ones(k-1,3)); g((1:k)'); g(1:k); g(magic(k)); g(zeros(0,k-1)); g(zeros(k-1,0));
  end
end
function g(A)
  disp(fliplr(A)); disp(flipud(A)); disp(flip(A)); disp(circshift(A,1)); disp(circshift(A,[1 1])); disp(rot90(A)); disp(rot90(A,2)); disp(triu(A)); disp(tril(A,-1));
  disp(repmat(A,2,2)); disp(kron(A,A)); disp(cumsum(A)); disp(cumprod(A,2)); disp(cummax(A)); disp(sort(A)); [s,i] = sort(A,'descend'); disp(s); disp(i); disp(diag(A));
  n = size(A,1); disp(circshift(A,n)); disp(repmat(A,n,1)); disp(triu(A,n-1));
end
