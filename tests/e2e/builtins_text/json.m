jsonencode(struct('name', 'Bob', 'age', 42, 'tags', {{'a', 'b'}}, 'addr', struct('zip', '123')))
jsonencode([1 2; 3 4]), jsonencode([1 NaN Inf]), jsonencode({1, 'a', [1 2], {}, true}), jsonencode(struct('a', {1, 2}))
jsonencode(pi), jsonencode(1e10), jsonencode(1e-7), jsonencode(123.456), jsonencode(int8(5)), jsonencode([])
jsonencode("a\"b\n\t\\/"), jsonencode(['ab'; 'cd']), jsonencode(reshape(1:8, 2, 2, 2))
m = containers.Map(); m('x') = 1; m('y') = 'z'; jsonencode(m)
jsonencode([1 NaN -Inf], 'ConvertInfAndNaN', false)
try, jsonencode(@sin), catch e, disp(e.message), end
s = jsondecode('{"m":[[1,0],[0,1]],"ok":true,"n":null,"s":"q","l":[1,"a"],"1 b":{"c":[]}}')
jsondecode('[1,null,3]'), jsondecode('[true,false]'), jsondecode('[[1,2],[3]]'), jsondecode('[null,"a"]')
t = jsondecode('[{"id":1,"t":["x","y"]},{"id":2,"t":["z"]}]'); size(t), t(2).t, t(1).id
jsondecode('[{"a":1},{"b":2}]'), jsondecode('"\u00e9\n"'), jsondecode('{"1":1}', 'prefix', 'm_')
texts = {'{"a":1', '', '[1,2', 'nope', '[1,]', '{a:1}', '"abc', '1 2'};
for k = 1:numel(texts), try, jsondecode(texts{k}), catch e, disp(e.message), end, end
matlab.lang.makeValidName({'a b', '1x', 'for', 'a-b', ' lead'}), matlab.lang.makeUniqueStrings({'a', 'a'}, {'b'})
