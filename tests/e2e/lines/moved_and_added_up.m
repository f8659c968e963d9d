function moved_and_added_up
  A = reshape(mod((1:12)*7,13), 3, 4); x = mod((1:7)*5,8); c = x'; B = reshape(1:24,2,3,4);
  show(fliplr(A)); show(flipud(A)); show(flip(A)); show(flip(A,2)); show(flip(x)); show(flip(c)); show(flip(B,3)); show(flip(B));
  show(circshift(A,1)); show(circshift(A,-1)); show(circshift(A,1,2)); show(circshift(A,[1 2])); show(circshift(A,[-1 -7])); show(circshift(A,[0 1])); show(circshift(x,3)); show(circshift(c,-2)); show(circshift(B,1,3));
  show(rot90(A)); show(rot90(A,2)); show(rot90(A,3)); show(rot90(A,-1)); show(rot90(A,4));
  show(triu(A)); show(tril(A)); show(triu(A,1)); show(tril(A,-1)); show(triu(A,-2)); show(tril(A,9));
  show(diag(A)); show(diag(A')); show(repmat(A,2,3)); show(repmat(x,2,2)); show(repmat(c,0,2)); show(kron(A,[1 2;3 4])); 
  show(cumsum(A)); show(cumsum(A,2)); show(cumprod(x)); show(cumsum(B,3)); show(cumsum(B,2)); show(cummax(x)); show(cummin(A));
  show(sort(x)); show(sort(c,'descend')); show(sort(A)); [s,i] = sort(A,'descend'); show(s); show(i); [s,i] = sort(x); show(i);
  show(flip(A > 3)); show(circshift(A>3,[1 1])); show(fliplr('abc')); show(fliplr(int8(x)));
  y = [3 NaN 1 -0 0 NaN 2]; show(sort(y)); show(1./sort(y)); show(sort(y,'descend')); [s,i]=sort(y,'descend'); show(i); show(cummax(y)); show(cummin(y)); show(cumsum(y));
end
function show(x), disp(x); end
