function tb_inspect(varargin)
for k = 1:nargin
  nm = inputname(k, false);
  v = varargin{k};
  printf('%d %s %s', k, class(v), mat2str(size(v)));
  if isempty(nm), printf(' (expression)\n'); else printf(' %s\n', nm); end
end
