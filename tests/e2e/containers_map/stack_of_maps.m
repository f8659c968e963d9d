scopes = {containers.Map()};
scopes{end}('x') = 1;
scopes{end + 1} = containers.Map(); scopes{end}('y') = 2; scopes{end}('x') = 10;
function v = lookup_(scopes, name), for k = numel(scopes):-1:1, if scopes{k}.isKey(name), v = scopes{k}(name); return, end, end, error('unbound %s', name); end
lookup_(scopes, 'x'), lookup_(scopes, 'y'), scopes(end) = []; lookup_(scopes, 'x')
try, lookup_(scopes, 'y'), catch e, disp(e.message), end
db = containers.Map(); db('p1') = struct('n', 'Ann', 'tags', {{'a', 'b'}}); db('p1').tags{2}, r = db('p1'); r.n = 'Bob'; db('p1').n, db('p1') = r; db('p1').n, k = keys(db); k{1}, cellfun(@(q) numel(db(q).tags), keys(db)), db.Count
