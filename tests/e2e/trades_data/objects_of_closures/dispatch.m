function f = dispatch(name)
tbl = {'sq', @(x) x^2; 'neg', @(x) -x};
k = find(strcmp(tbl(:,1), name));
if isempty(k), error('dispatch:none', 'No operation ''%s''.', name); end
f = tbl{k, 2};
