% Pages that are one or several: what asks for the dimensions of an array whose last may be 1.
1;
function show(B)
  printf('%d', isvector(B), ismatrix(B), isrow(B), iscolumn(B), isscalar(B), issquare(B), isempty(B)); printf('\n');
  printf('%d ', length(B), columns(B), rows(B), numel(B), ndims(B), size(B,3), size(B,4)); printf('\n');
  disp(size(sum(B))), disp(size(squeeze(B))), disp(size(max(B))), disp(size(B(:,:,1)))
  disp(size(permute(B,[2 1 3]))), disp(size(cat(3,B,B)))
  disp(isequal(size(B),[3 3])), disp(numel(size(B)))
  C = B; C(:,:,end+1) = B(:,:,end); disp(size(C))
  try, D = B'; disp(size(D)), catch e, disp(e.message), end
  try, D = B*B(:,:,1); disp(size(D)), catch e, disp(e.message), end
  s = size(B); s(end) = 2; disp(s)
  disp(size(B(:,end))), disp(size(B(end)))
  disp(prod(size(B))), disp(size(reshape(B,[],1)))
  switch ndims(B), case 2, disp('two'), case 3, disp('three'), end
  z = zeros(size(B)); disp(size(z))
  for k = B, disp(size(k)), end
  disp(sum(B(:)) > 0), disp(size(any(B))), disp(size(mean(B))), disp(size(mean(B,3)))
  if all(size(B) == [3 3 3]), disp('same'), end
end
function both(n)
  show(rand(3,3,n));
end
b=rand(3,3,3);
for k=1:2
 try
 show(b)
 catch e, disp(e.message), end
 b=rand(3,3);
end
for n=[3 1 2]
 try
 both(n)
 catch e, disp(e.message), end
end
