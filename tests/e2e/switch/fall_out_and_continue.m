out = '';
for k = 1:7
  switch k
    case 1, continue
    case {2, 3}, out = [out 'a'];
    case 5, out = [out 'b']; if numel(out) > 2, break, end
    otherwise, out = [out '.'];
  end
  out = [out sprintf('%d', k)];
end
out, k
