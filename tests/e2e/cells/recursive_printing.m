1;
function pr(x, d)
  pad = repmat('  ', 1, d);
  if iscell(x), printf('%s{%s}\n', pad, mat2str(size(x))); for k = 1:numel(x), pr(x{k}, d + 1); end
  elseif isstruct(x), for f = fieldnames(x)', printf('%s.%s\n', pad, f{1}); pr(x.(f{1}), d + 1); end
  elseif ischar(x), printf('%s''%s''\n', pad, x);
  elseif isa(x, 'function_handle'), printf('%s%s\n', pad, func2str(x));
  else, printf('%s%s %s\n', pad, class(x), mat2str(x)); end
end
pr({1, 'a', {true, [1 2; 3 4]}, struct('p', {{int8(3)}}, 'q', @sin)}, 0)
