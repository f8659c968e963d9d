m = containers.Map({'a','b','c'},[1 2 3]);
numel(m), length(m), isempty(m), size(m,1), size(m,2), ndims(m), rows(m), columns(m)
c = cell(3,0,2);
length(c), size(c,1), size(c,3), size(c,4)
s = struct('a',{1,2,3});
length(s), size(s,2), size(s,3)
k = {1,2;3,4;5,6};
for i=1:length(k), fprintf('%d ', i); end; disp(size(k,1)*size(k,2))
x.c = {}; for q=1:3, x.c{end+1} = q; end; n = length(x.c), size(x.c,2)
